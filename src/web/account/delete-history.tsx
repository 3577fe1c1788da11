import { deleteHistoryEndpoint } from '#contract/endpoints/histories.ts';
import { useDeleteHistory } from '#web/api/histories.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';

type DeleteHistoryProps = {
  readonly history: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a saved history is deleted, and says when that failed. */
export function DeleteHistory({ history, onClose, onDeleted }: DeleteHistoryProps) {
  const removal = useDeleteHistory();
  const actions = (
    <>
      <ActionButton onClick={onClose} isFirstFocus>
        Cancel
      </ActionButton>
      <ActionButton
        kind="danger"
        isBusy={removal.isPending}
        onClick={() => removal.mutate(history.id, { onSuccess: onDeleted })}
      >
        Delete
      </ActionButton>
    </>
  );
  return (
    <Dialog
      title="Delete History?"
      isOpen
      onClose={onClose}
      actions={actions}
      size="small"
      isLocked={removal.isPending}
    >
      <p>
        “<span dir="auto">{history.title}</span>” and its PDF are deleted permanently. This cannot be undone.
      </p>
      {removal.isError ? <ErrorPanel message={deleteHistoryEndpoint.failure} /> : null}
    </Dialog>
  );
}
