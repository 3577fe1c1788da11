import { Link, useNavigate } from 'react-router';
import classes from '#web/account/account-page.module.css';
import { AccountPage, MailSent } from '#web/account/account-page.tsx';
import { emailError } from '#web/account/email-error.ts';
import { EmailField } from '#web/account/email-field.tsx';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import { passwordErrors } from '#web/account/password-errors.ts';
import { errorsOf, useFields } from '#web/account/use-fields.ts';
import { useRegister } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';

const EMPTY = { email: '', password: '', confirmation: '' };

/** /register. What it answers does not depend on whether the address has an account already. */
export function Register() {
  const register = useRegister();
  const form = useFields(
    EMPTY,
    fields => ({
      ...errorsOf({ email: emailError(fields.email) }),
      ...passwordErrors(fields.password, fields.confirmation),
    }),
    ({ email, password }) => register.mutate({ email: email.trim(), password }),
  );
  if (register.isSuccess) return <Registered email={form.fields.email.trim()} />;
  const failure = messageOf(register.error, 'Failed to create account');
  return (
    <AccountPage
      title="Create Account"
      lead="An account is free. It keeps your histories; it is not needed to take one."
      foot={
        <>
          Already have an account? <Link to="/login">Sign In</Link>
        </>
      }
    >
      {failure === undefined ? null : <ErrorPanel message={failure} />}
      <form onSubmit={form.submit} noValidate>
        <EmailField form={form} />
        <NewPasswordFields form={form} label="Password" />
        <RegisterActions isBusy={register.isPending} />
      </form>
    </AccountPage>
  );
}

function RegisterActions({ isBusy }: { readonly isBusy: boolean }) {
  const navigate = useNavigate();
  return (
    <div className={classes.actions}>
      <ActionButton kind="primary" type="submit" isBusy={isBusy} isWide>
        Create Account
      </ActionButton>
      <ActionButton onClick={() => void navigate('/')} isWide>
        Continue as Guest
      </ActionButton>
    </div>
  );
}

function Registered({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  return (
    <AccountPage title="Registration Successful">
      <MailSent>
        <p role="status">
          Please check your e-mail: a message to <strong>{email}</strong> asks you to confirm the address. You
          can sign in at once.
        </p>
        <ActionButton kind="primary" onClick={() => void navigate('/login')} isWide>
          Sign In
        </ActionButton>
      </MailSent>
    </AccountPage>
  );
}
