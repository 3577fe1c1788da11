import { useNavigate } from 'react-router';
import classes from '#web/account/account-page.module.css';
import { AccountPage } from '#web/account/account-page.tsx';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import { passwordErrors } from '#web/account/password-errors.ts';
import { useFields } from '#web/account/use-fields.ts';
import { useResetPassword } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';

const EMPTY = { password: '', confirmation: '' };

/** Takes the new password twice, by the rules of Register. */
export function SetPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useFields(
    EMPTY,
    ({ password, confirmation }) => passwordErrors(password, confirmation),
    ({ password }) => reset.mutate({ token, newPassword: password }),
  );
  if (reset.isSuccess) return <PasswordSet />;
  const failure = messageOf(reset.error, 'The new password could not be set. Please try again.');
  return (
    <AccountPage title="Set a New Password" lead="You will be signed out everywhere else.">
      {failure === undefined ? null : (
        <ErrorPanel
          message={failure}
          retryLabel="Ask for a New Link"
          onRetry={() => void navigate('/reset-password')}
        />
      )}
      <form onSubmit={form.submit} noValidate>
        <NewPasswordFields form={form} label="New Password" />
        <ActionButton kind="primary" type="submit" isBusy={reset.isPending} isWide>
          Set Password
        </ActionButton>
      </form>
    </AccountPage>
  );
}

function PasswordSet() {
  const navigate = useNavigate();
  return (
    <AccountPage title="Password Changed">
      <p className={classes.notice} role="status">
        Your new password holds from now on. Please sign in with it.
      </p>
      <ActionButton kind="primary" onClick={() => void navigate('/login')} isWide>
        Sign In
      </ActionButton>
    </AccountPage>
  );
}
