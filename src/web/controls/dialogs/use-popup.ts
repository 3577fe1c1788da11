import { useClickOutside, useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** Something a button opens; Escape, a click elsewhere and moving the focus away close it. */
export function usePopup() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const around = useClickOutside<HTMLDivElement>(close, ['pointerdown', 'focusin']);
  const opener = useRef<HTMLButtonElement>(null);

  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return;
    close();
    opener.current?.focus();
  });

  return { isOpen, around, opener, toggle, close };
}
