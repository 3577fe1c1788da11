import { Link, useNavigate } from 'react-router';
import { AccountPage, MailSent } from '#web/account/account-page.tsx';
import { emailError } from '#web/account/email-error.ts';
import { EmailField } from '#web/account/email-field.tsx';
import { errorsOf, useFields } from '#web/account/use-fields.ts';
import { useRequestReset } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';

/** Asks for the address to mail a link to; the answer is the same whether it has an account or not. */
export function AskForReset() {
  const reset = useRequestReset();
  const form = useFields(
    { email: '' },
    ({ email }) => errorsOf({ email: emailError(email) }),
    ({ email }) => reset.mutate({ email: email.trim() }),
  );
  if (reset.isSuccess) return <ResetSent email={form.fields.email.trim()} />;
  const failure = messageOf(reset.error, 'Failed to send reset password email');
  return (
    <AccountPage
      title="Reset Password"
      lead="Enter the e-mail address of your account. We mail you a link that sets a new password."
      foot={
        <>
          Remembered it? <Link to="/login">Sign In</Link>
        </>
      }
    >
      {failure === undefined ? null : <ErrorPanel message={failure} />}
      <form onSubmit={form.submit} noValidate>
        <EmailField form={form} />
        <ActionButton kind="primary" type="submit" isBusy={reset.isPending} isWide>
          Send Reset Instructions
        </ActionButton>
      </form>
    </AccountPage>
  );
}

function ResetSent({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  return (
    <AccountPage title="Reset Email Sent">
      <MailSent>
        <p role="status">
          If <strong>{email}</strong> has an account, a message with a link is on its way. The link works for
          one hour.
        </p>
        <ActionButton onClick={() => void navigate('/login')} isWide>
          Back to Sign In
        </ActionButton>
      </MailSent>
    </AccountPage>
  );
}
