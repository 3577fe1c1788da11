import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** A pointer that only crosses a symbol shows nothing; one that left it has time to reach the handles. */
const SHOW_AFTER_MS = 150;
const HIDE_AFTER_MS = 350;

/** Whose handles are shown: of the symbol under the mouse, else of the one that has the focus. */
export function useHandles() {
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hoverSoon = (id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(id), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setHovered(undefined);
    setFocused(undefined);
  };
  return {
    shown: hovered ?? focused,
    /** The pointer moves over a symbol; that the drawing moved under the pointer is no wish. */
    enter: (id: string) => hoverSoon(id, hovered === id ? 0 : SHOW_AFTER_MS),
    leave: () => hoverSoon(undefined, HIDE_AFTER_MS),
    /** The pointer is on the handles: they stay. */
    stay: () => clearTimeout(timer.current),
    focus: setFocused,
    blur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
    },
    hide,
  };
}
