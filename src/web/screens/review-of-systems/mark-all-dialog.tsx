import { saidOf } from '#domain/findings/contradictions.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { SystemGroup } from '#domain/review/systems.ts';
import { toldIn } from '#domain/review/told-in.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import type { Known } from '#web/findings/use-known.ts';

type MarkAllDialogProps = {
  readonly group: SystemGroup | null;
  readonly known: Known;
  readonly onClose: () => void;
  readonly onMark: (group: SystemGroup, isToldDenied: boolean) => void;
};

/** Asks before a whole system is marked not present against what was told. */
export function MarkAllDialog({ group, known, onClose, onMark }: MarkAllDialogProps) {
  if (!group) return null;
  const told = toldIn(group.complaints, known);
  const them = told.length === 1 ? 'it' : 'them';
  const actions = (
    <>
      <ActionButton onClick={() => onMark(group, false)} isFirstFocus>
        {`Leave ${them} as told`}
      </ActionButton>
      <ActionButton onClick={() => onMark(group, true)}>{`Deny ${them} everywhere`}</ActionButton>
    </>
  );
  return (
    <Dialog title="Mark all not present?" isOpen onClose={onClose} actions={actions}>
      {told.map(complaint => (
        <p key={complaint.id}>{toldSentence(complaint, known)}</p>
      ))}
    </Dialog>
  );
}

/** 'Breathlessness was told under chest pain.' */
function toldSentence({ id, text }: Complaint, { complaints }: Known): string {
  const said = complaints.get(id);
  return said ? `${saidOf(text, said)}.` : '';
}
