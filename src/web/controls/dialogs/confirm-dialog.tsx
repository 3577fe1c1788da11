import type { ReactNode } from 'react';
import { ActionButton } from '../buttons/action-button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** What happens, and what is lost. */
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly cancelLabel?: string;
  readonly confirmLabel?: string;
  /** Red, for what cannot be undone. */
  readonly isDestructive?: boolean;
};

/** Asks before something happens. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const actions = (
    <>
      <ActionButton onClick={props.onCancel} isFirstFocus>
        {props.cancelLabel ?? 'Go Back'}
      </ActionButton>
      <ActionButton kind={props.isDestructive ? 'danger' : 'primary'} onClick={props.onConfirm}>
        {props.confirmLabel ?? 'Yes, Cancel'}
      </ActionButton>
    </>
  );
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onCancel} actions={actions} size="small">
      {props.children}
    </Dialog>
  );
}
