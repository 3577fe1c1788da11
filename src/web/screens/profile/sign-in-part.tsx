import { useNavigate } from 'react-router';
import { useRequestReset, useSignOut } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Panel } from '#web/controls/panel.tsx';
import classes from './profile.module.css';

/** Reset Password and Sign Out. */
export function SignInPart({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const reset = useRequestReset();
  const signOut = useSignOut();
  const failure =
    messageOf(signOut.error, 'Failed to sign out') ??
    messageOf(reset.error, 'Failed to send reset password email');
  const leave = () => signOut.mutate(undefined, { onSuccess: () => void navigate('/') });
  return (
    <Panel>
      <div className={classes.part}>
        <h2>Signing in</h2>
        {failure === undefined ? null : <ErrorPanel message={failure} />}
        <div className={classes.buttons}>
          <ActionButton isBusy={reset.isPending} onClick={() => reset.mutate({ email })}>
            Reset Password
          </ActionButton>
          <ActionButton isBusy={signOut.isPending} onClick={leave}>
            Sign Out
          </ActionButton>
        </div>
        <p className={classes.done} role="status">
          {reset.isSuccess ? 'Reset Email Sent: a link that sets a new password is on its way to you.' : null}
        </p>
      </div>
    </Panel>
  );
}
