import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { signInEndpoint } from '#contract/endpoints/session.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { AccountFormPage } from '#web/account/account-form-page.tsx';
import classes from '#web/account/account-page.module.css';
import { EmailField } from '#web/account/email-field.tsx';
import { useSignIn } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { useAccount } from '#web/api/session.ts';
import { PasswordField } from '#web/controls/fields/password-field.tsx';
import { useForm } from '#web/form/use-form.ts';

const EMPTY = { email: '', password: '' };

/** /login. Whoever was sent here from a page of the account goes back to it. */
export function Login() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const account = useAccount();
  const signIn = useSignIn();
  const [query] = useSearchParams();
  // Who confirms the address while signed in sees it confirmed.
  const home = query.has('verified') && signIn.isIdle ? ROUTES.accountSettings : ROUTES.home;
  const target = typeof state?.from === 'string' ? state.from : home;
  const form = useForm({
    typed: useState(EMPTY),
    errorsIn: ({ email, password }) => ({
      email: email.trim() === '' && signInEndpoint.errors.email,
      password: password === '' && signInEndpoint.errors.password,
    }),
    onAccepted: ({ email, password }) => signIn.mutate({ email: email.trim(), password }),
  });
  useEffect(() => {
    if (account) void navigate(target, { replace: true });
  }, [account, target, navigate]);
  return (
    <AccountFormPage
      title="Sign In"
      lead="Sign in to save your histories. You do not need an account to take one."
      notice={<VerificationNotice />}
      failure={failureMessage(signIn.error, signInEndpoint)}
      onSubmit={form.submit}
      submitLabel="Sign In"
      isBusy={signIn.isPending}
      isGuestWelcome
      instead={{ question: 'No account yet?', to: ROUTES.register, label: 'Create Account' }}
    >
      <EmailField {...form.field('email')} />
      <PasswordField
        {...form.field('password')}
        label="Password"
        isRequired
        autoComplete="current-password"
      />
      <Link className={classes.beside} to={ROUTES.resetPassword}>
        Forgot password?
      </Link>
    </AccountFormPage>
  );
}

/** What came of the link in the verification mail. */
function VerificationNotice() {
  const [query] = useSearchParams();
  const verified = query.get('verified');
  if (verified === null) return null;
  const isDone = verified === 'yes';
  return (
    <p className={classes.notice} data-tone={isDone ? 'good' : 'wait'} role="status">
      {isDone
        ? 'Your e-mail address is confirmed.'
        : 'This link is no longer valid. Sign in and ask for a new one in Account Settings.'}
    </p>
  );
}
