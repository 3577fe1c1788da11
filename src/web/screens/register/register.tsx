import { useState } from 'react';
import { Link } from 'react-router';
import { registerEndpoint } from '#contract/endpoints/account.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { AccountForm } from '#web/account/account-form.tsx';
import { AccountPage, MailSent } from '#web/account/account-page.tsx';
import { emailError } from '#web/account/email-error.ts';
import { EmailField } from '#web/account/email-field.tsx';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import { passwordErrors } from '#web/account/password-errors.ts';
import { WayOn } from '#web/account/way-on.tsx';
import { useRegister } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { useForm } from '#web/form/use-form.ts';

const EMPTY = { email: '', password: '', confirmation: '' };

/** /register. What it answers does not depend on whether the address has an account already. */
export function Register() {
  const register = useRegister();
  const form = useForm({
    typed: useState(EMPTY),
    errorsIn: values => ({ email: emailError(values.email), ...passwordErrors(values) }),
    onAccepted: ({ email, password }) => register.mutate({ email: email.trim(), password }),
  });
  if (register.isSuccess) return <Registered email={form.values.email.trim()} />;
  const failure = failureMessage(register.error, registerEndpoint);
  return (
    <AccountPage
      title="Create Account"
      lead="An account is free. It keeps your histories; it is not needed to take one."
      foot={
        <>
          Already have an account? <Link to={ROUTES.login}>Sign In</Link>
        </>
      }
    >
      <ErrorPanel message={failure} />
      <AccountForm
        onSubmit={form.submit}
        submitLabel="Create Account"
        isBusy={register.isPending}
        otherWay={<WayOn to={ROUTES.home}>Continue as Guest</WayOn>}
      >
        <EmailField {...form.field('email')} />
        <NewPasswordFields
          label="Password"
          password={form.field('password')}
          confirmation={form.field('confirmation')}
        />
      </AccountForm>
    </AccountPage>
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
