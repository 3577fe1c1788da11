import { useState } from 'react';
import { requestResetEndpoint } from '#contract/endpoints/account.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { AccountFormPage } from '#web/account/account-form-page.tsx';
import { MailSent } from '#web/account/account-page.tsx';
import { emailError } from '#web/account/email-error.ts';
import { EmailField } from '#web/account/email-field.tsx';
import { WayOn } from '#web/account/way-on.tsx';
import { useRequestReset } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
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
  return (
    <AccountFormPage
      title="Reset Password"
      lead="Enter the e-mail address of your account. We mail you a link that sets a new password."
      failure={failureMessage(reset.error, requestResetEndpoint)}
      onSubmit={form.submit}
      submitLabel="Send Reset Instructions"
      isBusy={reset.isPending}
      instead={{ question: 'Remembered it?', to: ROUTES.login, label: 'Sign In' }}
    >
      <EmailField {...form.field('email')} />
    </AccountFormPage>
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
