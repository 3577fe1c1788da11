import { type FocusEvent, useRef, useState } from 'react';

/** A calendar that opens under a field: it closes when the focus leaves, and gives the focus back to its button. */
export function useCalendar(onChange: (day: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (day: string) => {
    onChange(day);
    close();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return { isOpen, button, toggle: () => setOpen(!isOpen), close, choose, leave };
}
