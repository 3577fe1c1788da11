import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccountEndpoint } from '#contract/endpoints/account.ts';
import { signInEndpoint } from '#contract/endpoints/session.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import parts from '#web/account/parts.module.css';
import { useDeleteAccount } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { PasswordField } from '#web/controls/fields/password-field.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';

/** Asks for the password once more, then deletes the account with everything in it. */
export function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const removal = useDeleteAccount();
  const form = useForm({
    typed: useState({ deletionPassword: '' }),
    errorsIn: ({ deletionPassword }) => ({
      deletionPassword: deletionPassword === '' && signInEndpoint.errors.password,
    }),
    onAccepted: ({ deletionPassword }) =>
      removal.mutate({ password: deletionPassword }, { onSuccess: () => void navigate(ROUTES.home) }),
  });
  const failure = failureMessage(removal.error, deleteAccountEndpoint);
  return (
    <FormDialog
      title="Delete Account?"
      className={parts.part}
      submitLabel="Delete Account"
      onSubmit={form.submit}
      onClose={onClose}
      isDestructive
      isBusy={removal.isPending}
    >
      <p>
        This permanently deletes your account, every saved history and every PDF. It cannot be undone; export
        your data first if you want to keep it.
      </p>
      <ErrorPanel message={failure} />
      <PasswordField
        {...form.field('deletionPassword')}
        label="Password"
        isRequired
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
