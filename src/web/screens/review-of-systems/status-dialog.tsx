import type { Complaint } from '#domain/review/complaint.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';

type StatusDialogProps = {
  readonly complaint: Complaint | null;
  readonly onClose: () => void;
  readonly onPresent: (complaint: Complaint) => void;
  readonly onNotPresent: (complaint: Complaint) => void;
};

/** Asks for the status of a complaint before its questions are opened: that leaves this page. */
export function StatusDialog({ complaint, onClose, onPresent, onNotPresent }: StatusDialogProps) {
  if (!complaint) return null;
  const actions = (
    <>
      <ActionButton onClick={onClose} isFirstFocus>
        Cancel
      </ActionButton>
      <ActionButton onClick={() => onNotPresent(complaint)}>Not Present</ActionButton>
      <ActionButton kind="primary" onClick={() => onPresent(complaint)}>
        Present (Answer Questions)
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Confirm Symptom Status" isOpen onClose={onClose} actions={actions}>
      <p>
        Does the patient have <strong>{complaint.text.toLowerCase()}</strong>? If it is present, its questions
        open now and the session comes back here afterwards.
      </p>
    </Dialog>
  );
}
