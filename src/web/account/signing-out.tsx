import { type ReactNode, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { beforeLeaving, undecidedPatient } from '#web/api/leaving.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';

type SigningOut = {
  readonly leave: () => void;
  /** What the account does not have yet is being sent. */
  readonly isSending: boolean;
  /** Stands in the page until it is answered. */
  readonly question: ReactNode;
};

/**
 * Sends what the account does not have yet and signs out, but asks first where that would drop what was asked here and on
 * another device (specification 31.45).
 */
export function useSigningOut(signOut: () => void): SigningOut {
  const navigate = useNavigate();
  const [patientId, setPatientId] = useState<number | null>(null);
  const close = () => setPatientId(null);
  const [isSending, setSending] = useState(false);
  const leave = async () => {
    setSending(true);
    await beforeLeaving();
    setSending(false);
    const found = undecidedPatient();
    if (found === null) signOut();
    else setPatientId(found);
  };
  if (patientId === null) return { leave: () => void leave(), isSending, question: null };
  const open = () => {
    close();
    void navigate(generatePath(ROUTES.practicePatient, { id: String(patientId) }));
  };
  const leaveAllTheSame = () => {
    close();
    signOut();
  };
  const actions = (
    <>
      <ActionButton kind="danger" onClick={leaveAllTheSame}>
        Sign Out All the Same
      </ActionButton>
      <ActionButton kind="primary" onClick={open} isFirstFocus>
        Open It
      </ActionButton>
    </>
  );
  const question = (
    <Dialog title="Sign Out?" isOpen onClose={close} actions={actions} size="small">
      <p>
        A consultation of this device was also changed on another one, and nobody has said yet which is right.
        Signing out drops what was asked on this one.
      </p>
    </Dialog>
  );
  return { leave: () => void leave(), isSending, question };
}
