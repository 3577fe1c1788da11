import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

type BottomSheetProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What stands at the side on wide screens, brought up from the bottom on phones. */
export function BottomSheet(props: BottomSheetProps) {
  return <Dialog {...props} place="sheet" />;
}
