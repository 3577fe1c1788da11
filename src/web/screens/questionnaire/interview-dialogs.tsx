import type { Question } from '#domain/questionnaire/question.ts';
import { counted } from '#domain/text/counted.ts';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { KeysDialog } from '#web/screens/questionnaire/keys-dialog.tsx';
import type { Leave } from '#web/screens/questionnaire/use-leave.ts';
import type { QuestionnaireState } from '#web/screens/questionnaire/use-questionnaire.ts';

/** What the page asks before it goes on. */
export type Asking =
  | { readonly kind: 'jump'; readonly to: number; readonly skipped: readonly Question[] }
  | { readonly kind: 'complete' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'keys' };

type InterviewDialogsProps = {
  readonly asking: Asking | null;
  readonly state: QuestionnaireState;
  readonly leave: Leave;
  readonly onClose: () => void;
};

/** The questionnaire's dialogs: before a jump, before completion, before cancelling, and the list of keys. */
export function InterviewDialogs({ asking, state, leave, onClose }: InterviewDialogsProps) {
  const jump = () => {
    if (asking?.kind !== 'jump') return;
    state.skip(asking.skipped);
    state.goTo(asking.to);
    onClose();
  };
  const skipped = asking?.kind === 'jump' ? asking.skipped.length : 0;
  return (
    <>
      <ConfirmDialog
        title="Skip questions?"
        isOpen={asking?.kind === 'jump'}
        onCancel={onClose}
        onConfirm={jump}
        confirmLabel={`Skip ${counted(skipped, 'question')}`}
      >
        <p>
          {counted(skipped, 'question')} before this one {skipped === 1 ? 'has' : 'have'} no answer yet and
          will be marked as skipped. You can still answer {skipped === 1 ? 'it' : 'them'} later.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Finish this symptom?"
        isOpen={asking?.kind === 'complete'}
        onCancel={onClose}
        onConfirm={leave.complete}
        confirmLabel="Finish anyway"
      >
        <p>
          {counted(state.open.length, 'question')} {state.open.length === 1 ? 'is' : 'are'} unanswered or
          skipped. The summary will list {state.open.length === 1 ? 'it' : 'them'} as skipped.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Cancel this symptom?"
        isOpen={asking?.kind === 'cancel'}
        onCancel={onClose}
        onConfirm={leave.cancel}
        isDestructive
      >
        <p>The answers given for this symptom will be lost.</p>
      </ConfirmDialog>
      <KeysDialog isOpen={asking?.kind === 'keys'} onClose={onClose} />
    </>
  );
}
