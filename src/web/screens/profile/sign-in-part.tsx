import { useNavigate } from 'react-router';
import { requestResetEndpoint } from '#contract/endpoints/account.ts';
import { signOutEndpoint } from '#contract/endpoints/session.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import parts from '#web/account/parts.module.css';
import { useRequestReset, useSignOut } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { PartActions } from './part-actions.tsx';

/** Reset Password and Sign Out. */
export function SignInPart({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const reset = useRequestReset();
  const signOut = useSignOut();
  const failure =
    failureMessage(signOut.error, signOutEndpoint) ?? failureMessage(reset.error, requestResetEndpoint);
  const leave = () => signOut.mutate(undefined, { onSuccess: () => void navigate(ROUTES.home) });
  return (
    <Panel>
      <div className={parts.part}>
        <h2>Signing in</h2>
        <ErrorPanel message={failure} />
        <PartActions
          done={reset.isSuccess && 'Reset Email Sent: a link that sets a new password is on its way to you.'}
        >
          <ActionButton isBusy={reset.isPending} onClick={() => reset.mutate({ email })}>
            Reset Password
          </ActionButton>
          <ActionButton isBusy={signOut.isPending} onClick={leave}>
            Sign Out
          </ActionButton>
        </PartActions>
      </div>
    </Panel>
  );
}
