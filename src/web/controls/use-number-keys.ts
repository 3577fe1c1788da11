import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

/** Calls back with 0 for the key 1, up to 8 for the key 9, while nobody is typing and no dialog is open. */
export function useNumberKeys(count: number, onKey: (index: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const index = '123456789'.indexOf(event.key);
    if (event.key.length !== 1 || index < 0 || index >= count || isTyping(event)) return;
    event.preventDefault();
    onKey(index);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
