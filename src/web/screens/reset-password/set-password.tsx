import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPasswordEndpoint } from '#contract/endpoints/account.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { AccountForm } from '#web/account/account-form.tsx';
import classes from '#web/account/account-page.module.css';
import { AccountPage } from '#web/account/account-page.tsx';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import { passwordErrors } from '#web/account/password-errors.ts';
import { useNewPasswordRules } from '#web/account/use-password-rules.ts';
import { WayOn } from '#web/account/way-on.tsx';
import { useResetPassword } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { useForm } from '#web/form/use-form.ts';

const EMPTY = { password: '', confirmation: '' };

/** Takes the new password twice, by the rules of Register. */
export function SetPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const rules = useNewPasswordRules();
  const form = useForm({
    typed: useState(EMPTY),
    errorsIn: values => passwordErrors({ ...values, email: '' }, rules),
    onAccepted: ({ password }) => reset.mutate({ token, newPassword: password }),
  });
  if (reset.isSuccess) return <PasswordSet />;
  const failure = failureMessage(reset.error, resetPasswordEndpoint);
  return (
    <AccountPage title="Set a New Password" lead="You will be signed out everywhere else.">
      <ErrorPanel
        message={failure}
        retryLabel="Ask for a New Link"
        onRetry={() => void navigate(ROUTES.resetPassword)}
      />
      <AccountForm onSubmit={form.submit} submitLabel="Set Password" isBusy={reset.isPending}>
        <NewPasswordFields
          label="New Password"
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          email=""
          rules={rules}
        />
      </AccountForm>
    </AccountPage>
  );
}

function PasswordSet() {
  return (
    <AccountPage title="Password Changed">
      <p className={classes.notice} role="status">
        Your new password holds from now on. Please sign in with it.
      </p>
      <WayOn to={ROUTES.login} kind="primary">
        Sign In
      </WayOn>
    </AccountPage>
  );
}
