import { useTimeout } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

type PassingDialogProps = {
  readonly title: string;
  /** How long it stays unless it is closed. */
  readonly forMs: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Says that something is done, and closes by itself. */
export function PassingDialog({ title, forMs, onClose, children }: PassingDialogProps) {
  useTimeout(onClose, forMs, { autoInvoke: true });
  return (
    <Dialog title={title} isOpen onClose={onClose} size="small">
      <p role="status">{children}</p>
    </Dialog>
  );
}
