import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { counted } from '#domain/text/counted.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import type { Answering } from '#web/screens/ai-suggested-symptoms/use-answering.ts';

/** What the page asks before an answer is lost or questions are passed over. */
export type Asking =
  | { readonly kind: 'jump'; readonly to: number; readonly skipped: number }
  | { readonly kind: 'change'; readonly symptom: CurrentSymptom };

type AnsweringDialogsProps = {
  readonly asking: Asking | null;
  readonly answering: Answering;
  readonly onClose: () => void;
};

/** The dialogs of the AI step: before a jump, and before a Yes becomes a No. */
export function AnsweringDialogs({ asking, answering, onClose }: AnsweringDialogsProps) {
  const confirm = () => {
    if (asking?.kind === 'jump') answering.jump(asking.to);
    if (asking?.kind === 'change') answering.no(asking.symptom);
    onClose();
  };
  const skipped = asking?.kind === 'jump' ? asking.skipped : 0;
  const symptom = asking?.kind === 'change' ? inSentence(asking.symptom.text) : '';
  return (
    <>
      <ConfirmDialog
        title="Skip questions?"
        isOpen={asking?.kind === 'jump'}
        onCancel={onClose}
        onConfirm={confirm}
        confirmLabel={`Skip ${counted(skipped, 'question')}`}
      >
        <p>
          {counted(skipped, 'question')} before this one {skipped === 1 ? 'has' : 'have'} no answer yet and
          will be recorded as No. The summary will list {skipped === 1 ? 'it' : 'them'} as not asked.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Change Answer to No?"
        isOpen={asking?.kind === 'change'}
        onCancel={onClose}
        onConfirm={confirm}
        confirmLabel="Change to No"
        isDestructive
      >
        <p>The detailed answers about {symptom} will be discarded. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
