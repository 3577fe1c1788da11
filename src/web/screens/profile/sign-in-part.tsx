import { useState } from 'react';
import { useNavigate } from 'react-router';
import { requestResetEndpoint } from '#contract/endpoints/account.ts';
import { signOutEndpoint } from '#contract/endpoints/session.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import parts from '#web/account/parts.module.css';
import { useSigningOut } from '#web/account/signing-out.tsx';
import { useRequestReset, useSignOut } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { ChangePassword } from './change-password.tsx';
import { PartActions } from './part-actions.tsx';

const RESET = 'Reset Email Sent: a link that sets a new password is on its way to you.';
const CHANGED = 'Your password is changed, and every other device is signed out.';

/** Change Password, Reset Password and Sign Out. */
export function SignInPart({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const reset = useRequestReset();
  const signOut = useSignOut();
  const [change, setChange] = useState<'open' | 'done' | null>(null);
  const changed = change === 'done' && CHANGED;
  const failure =
    failureMessage(signOut.error, signOutEndpoint) ?? failureMessage(reset.error, requestResetEndpoint);
  const { leave, isSending, question } = useSigningOut(() =>
    signOut.mutate(undefined, { onSuccess: () => void navigate(ROUTES.home) }),
  );
  return (
    <Panel>
      <div className={parts.part}>
        <h2>Signing in</h2>
        <ErrorPanel message={failure} />
        <PartActions done={reset.isSuccess ? RESET : changed}>
          <ActionButton onClick={() => setChange('open')}>Change Password</ActionButton>
          <ActionButton isBusy={reset.isPending} onClick={() => reset.mutate({ email })}>
            Reset Password
          </ActionButton>
          <ActionButton isBusy={isSending || signOut.isPending} onClick={leave}>
            Sign Out
          </ActionButton>
        </PartActions>
        {question}
        {change === 'open' ? (
          <ChangePassword email={email} onClose={() => setChange(null)} onChanged={() => setChange('done')} />
        ) : null}
      </div>
    </Panel>
  );
}
