import { useEffect, useRef, useState } from 'react';

/** Something a button opens; Escape, a click elsewhere and moving the focus away close it. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const { signal } = end;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => end.abort();
  }, [isOpen]);

  return {
    isOpen,
    around,
    opener,
    toggle: () => setOpen(open => !open),
    close: () => setOpen(false),
  };
}
