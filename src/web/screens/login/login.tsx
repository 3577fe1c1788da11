import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import classes from '#web/account/account-page.module.css';
import { AccountPage } from '#web/account/account-page.tsx';
import { EmailField } from '#web/account/email-field.tsx';
import { errorsOf, useFields } from '#web/account/use-fields.ts';
import { useSignIn } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useAccount } from '#web/api/session.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { PasswordField } from '#web/controls/password-field.tsx';

const EMPTY = { email: '', password: '' };

/** /login. Whoever was sent here from a page of the account goes back to it. */
export function Login() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const account = useAccount();
  const signIn = useSignIn();
  const [query] = useSearchParams();
  // Who confirms the address while signed in sees it confirmed.
  const home = query.has('verified') && signIn.isIdle ? '/profile' : '/';
  const target = typeof state?.from === 'string' ? state.from : home;
  const form = useFields(
    EMPTY,
    ({ email, password }) =>
      errorsOf({
        email: email.trim() === '' && 'Email is required',
        password: password === '' && 'Password is required',
      }),
    fields => signIn.mutate({ email: fields.email.trim(), password: fields.password }),
  );
  useEffect(() => {
    if (account) void navigate(target, { replace: true });
  }, [account, target, navigate]);
  const failure = messageOf(signIn.error, 'Failed to sign in');
  return (
    <AccountPage
      title="Sign In"
      lead="Sign in to save your histories. You do not need an account to take one."
      foot={
        <>
          No account yet? <Link to="/register">Create Account</Link>
        </>
      }
    >
      <VerificationNotice />
      {failure === undefined ? null : <ErrorPanel message={failure} />}
      <form onSubmit={form.submit} noValidate>
        <EmailField form={form} />
        <PasswordField
          id="password"
          label="Password"
          isRequired
          autoComplete="current-password"
          error={form.errors.password}
          value={form.fields.password}
          onChange={value => form.set('password', value)}
        />
        <Link className={classes.beside} to="/reset-password">
          Forgot password?
        </Link>
        <div className={classes.actions}>
          <ActionButton kind="primary" type="submit" isBusy={signIn.isPending} isWide>
            Sign In
          </ActionButton>
          <ActionButton onClick={() => void navigate('/')} isWide>
            Continue as Guest
          </ActionButton>
        </div>
      </form>
    </AccountPage>
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
