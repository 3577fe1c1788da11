import { useState } from 'react';
import { changePasswordEndpoint } from '#contract/endpoints/account.ts';
import { signInEndpoint } from '#contract/endpoints/session.ts';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import parts from '#web/account/parts.module.css';
import { passwordErrors } from '#web/account/password-errors.ts';
import { useNewPasswordRules } from '#web/account/use-password-rules.ts';
import { useChangePassword } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { PasswordField } from '#web/controls/fields/password-field.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';

const EMPTY = { currentPassword: '', password: '', confirmation: '' };

type ChangePasswordProps = {
  readonly email: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** Asks for the current password and twice for the new one. */
export function ChangePassword({ email, onClose, onChanged }: ChangePasswordProps) {
  const change = useChangePassword();
  const rules = useNewPasswordRules();
  const form = useForm({
    typed: useState(EMPTY),
    errorsIn: ({ currentPassword, ...chosen }) => ({
      currentPassword: currentPassword === '' && signInEndpoint.errors.password,
      ...passwordErrors({ ...chosen, email }, rules),
    }),
    onAccepted: ({ currentPassword, password }) =>
      change.mutate({ currentPassword, newPassword: password }, { onSuccess: onChanged }),
  });
  return (
    <FormDialog
      title="Change Password"
      className={parts.part}
      submitLabel="Change Password"
      onSubmit={form.submit}
      onClose={onClose}
      isBusy={change.isPending}
    >
      <p>Every other device is signed out, and a mail tells you of the change.</p>
      <ErrorPanel message={failureMessage(change.error, changePasswordEndpoint)} />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current Password"
        isRequired
        autoComplete="current-password"
      />
      <NewPasswordFields
        label="New Password"
        password={form.field('password')}
        confirmation={form.field('confirmation')}
        email={email}
        rules={rules}
      />
    </FormDialog>
  );
}
