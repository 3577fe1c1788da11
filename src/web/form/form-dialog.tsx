import { type FormEvent, type ReactNode, useId } from 'react';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';

type FormDialogProps = {
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  /** What Cancel does, where closing asks first. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
  readonly className: string | undefined;
  readonly size?: 'normal' | 'wide';
  /** Red, for what cannot be undone. */
  readonly isDestructive?: boolean;
  /** While it is sent, nobody can leave it or send it again. */
  readonly isBusy?: boolean;
  /** Something it needs is not there yet. */
  readonly isBlocked?: boolean;
  /** Stands before Cancel. */
  readonly otherAction?: ReactNode;
};

/** A dialog that is a form: its fields, Cancel, and the button that submits it, as Enter in a field does. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onCancel = onClose, isBusy = false, size = 'normal' } = props;
  const formId = useId();
  const actions = (
    <>
      {props.otherAction}
      <ActionButton onClick={onCancel} isDisabled={isBusy}>
        Cancel
      </ActionButton>
      <ActionButton
        kind={props.isDestructive ? 'danger' : 'primary'}
        type="submit"
        form={formId}
        isBusy={isBusy}
        isDisabled={props.isBlocked ?? false}
      >
        {props.submitLabel}
      </ActionButton>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={actions} size={size} isLocked={isBusy}>
      <form id={formId} className={props.className} onSubmit={props.onSubmit} noValidate>
        {props.children}
      </form>
    </Dialog>
  );
}
