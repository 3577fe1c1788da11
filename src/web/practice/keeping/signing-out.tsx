import { type ReactNode, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { firstUnsettled } from '#web/practice/keeping/elsewhere.ts';

type SigningOut = {
  readonly leave: () => void;
  /** Stands in the page until it is answered. */
  readonly question: ReactNode;
};

/** Signs out, but asks first where that would drop what was asked here and on another device (specification 31.45). */
export function useSigningOut(signOut: () => void): SigningOut {
  const navigate = useNavigate();
  const [divided, setDivided] = useState<Attempt | null>(null);
  const close = () => setDivided(null);
  const leave = () => {
    const found = firstUnsettled();
    if (found === null) signOut();
    else setDivided(found);
  };
  if (divided === null) return { leave, question: null };
  const open = () => {
    close();
    void navigate(generatePath(ROUTES.practicePatient, { id: String(divided.patientId) }));
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
  return { leave, question };
}
