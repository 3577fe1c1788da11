import { useState } from 'react';
import { registerEndpoint } from '#contract/endpoints/account.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { AccountFormPage } from '#web/account/account-form-page.tsx';
import { MailSent } from '#web/account/account-page.tsx';
import { emailError } from '#web/account/email-error.ts';
import { EmailField } from '#web/account/email-field.tsx';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import { passwordErrors } from '#web/account/password-errors.ts';
import { useNewPasswordRules } from '#web/account/use-password-rules.ts';
import { WayOn } from '#web/account/way-on.tsx';
import { useRegister } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { useForm } from '#web/form/use-form.ts';

const EMPTY = { email: '', password: '', confirmation: '' };

/** /register. What it answers does not depend on whether the address has an account already. */
export function Register() {
  const register = useRegister();
  const rules = useNewPasswordRules();
  const form = useForm({
    typed: useState(EMPTY),
    errorsIn: values => ({ email: emailError(values.email), ...passwordErrors(values, rules) }),
    onAccepted: ({ email, password }) => register.mutate({ email: email.trim(), password }),
  });
  if (register.isSuccess) return <Registered email={form.values.email.trim()} />;
  return (
    <AccountFormPage
      title="Create Account"
      lead="An account is free. It keeps your histories; it is not needed to take one."
      failure={failureMessage(register.error, registerEndpoint)}
      onSubmit={form.submit}
      submitLabel="Create Account"
      isBusy={register.isPending}
      isGuestWelcome
      instead={{ question: 'Already have an account?', to: ROUTES.login, label: 'Sign In' }}
    >
      <EmailField {...form.field('email')} />
      <NewPasswordFields
        label="Password"
        password={form.field('password')}
        confirmation={form.field('confirmation')}
        email={form.values.email}
        rules={rules}
      />
    </AccountFormPage>
  );
}

function Registered({ email }: { readonly email: string }) {
  const wayOn = (
    <WayOn to={ROUTES.login} kind="primary">
      Sign In
    </WayOn>
  );
  return (
    <MailSent title="Registration Successful" wayOn={wayOn}>
      Please check your e-mail: a message to <strong>{email}</strong> asks you to confirm the address. You can
      sign in at once.
    </MailSent>
  );
}
