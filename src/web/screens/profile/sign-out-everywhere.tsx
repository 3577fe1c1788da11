import { useNavigate } from 'react-router';
import { endSessionsEndpoint } from '#contract/endpoints/account-security.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { useSigningOut } from '#web/account/signing-out.tsx';
import { useEndSessions } from '#web/api/account-security.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';

/** Asks before every session is ended, this one too. */
export function SignOutEverywhere({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const ending = useEndSessions();
  const { leave, isSending, question } = useSigningOut(() =>
    ending.mutate(undefined, { onSuccess: () => void navigate(ROUTES.home) }),
  );
  const actions = (
    <>
      <ActionButton onClick={onClose} isFirstFocus>
        Cancel
      </ActionButton>
      <ActionButton kind="danger" isBusy={isSending || ending.isPending} onClick={leave}>
        Sign Out Everywhere
      </ActionButton>
    </>
  );
  return (
    <Dialog
      title="Sign Out Everywhere?"
      isOpen
      onClose={onClose}
      actions={actions}
      size="small"
      isLocked={isSending || ending.isPending}
    >
      <p>Every device is signed out, this one too. What you have saved stays in your account.</p>
      <ErrorPanel message={failureMessage(ending.error, endSessionsEndpoint)} />
      {question}
    </Dialog>
  );
}
