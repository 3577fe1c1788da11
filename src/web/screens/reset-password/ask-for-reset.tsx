import { useState } from 'react';
import { Link } from 'react-router';
import { requestResetEndpoint } from '#contract/endpoints/account.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { AccountForm } from '#web/account/account-form.tsx';
import { AccountPage, MailSent } from '#web/account/account-page.tsx';
import { emailError } from '#web/account/email-error.ts';
import { EmailField } from '#web/account/email-field.tsx';
import { WayOn } from '#web/account/way-on.tsx';
import { useRequestReset } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { useForm } from '#web/form/use-form.ts';

/** Asks for the address to mail a link to; the answer is the same whether it has an account or not. */
export function AskForReset() {
  const reset = useRequestReset();
  const form = useForm({
    typed: useState({ email: '' }),
    errorsIn: ({ email }) => ({ email: emailError(email) }),
    onAccepted: ({ email }) => reset.mutate({ email: email.trim() }),
  });
  if (reset.isSuccess) return <ResetSent email={form.values.email.trim()} />;
  const failure = failureMessage(reset.error, requestResetEndpoint);
  return (
    <AccountPage
      title="Reset Password"
      lead="Enter the e-mail address of your account. We mail you a link that sets a new password."
      foot={
        <>
          Remembered it? <Link to={ROUTES.login}>Sign In</Link>
        </>
      }
    >
      <ErrorPanel message={failure} />
      <AccountForm onSubmit={form.submit} submitLabel="Send Reset Instructions" isBusy={reset.isPending}>
        <EmailField {...form.field('email')} />
      </AccountForm>
    </AccountPage>
  );
}

function ResetSent({ email }: { readonly email: string }) {
  return (
    <MailSent title="Reset Email Sent" wayOn={<WayOn to={ROUTES.login}>Back to Sign In</WayOn>}>
      If <strong>{email}</strong> has an account, a message with a link is on its way. The link works for one
      hour.
    </MailSent>
  );
}
