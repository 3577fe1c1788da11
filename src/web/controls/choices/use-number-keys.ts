import { useWindowEvent } from '@mantine/hooks';
import { isTyping } from '../page/is-typing.ts';

/** Calls back with 0 for the key 1, up to 8 for the key 9, while nobody is typing and no dialog is open. */
export function useNumberKeys(count: number, onKey: (index: number) => void): void {
  useWindowEvent('keydown', event => {
    const index = '123456789'.indexOf(event.key);
    if (event.key.length !== 1 || index < 0 || index >= count || isTyping(event)) return;
    event.preventDefault();
    onKey(index);
  });
}
