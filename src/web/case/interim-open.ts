import { fields, flag } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

const useStored = storedStore(
  storedItem('interimOpen', { initial: () => ({ isOpen: false }), read: fields({ isOpen: flag }) }),
);

/** Whether what is likely so far is shown during the questions: closed at first, and remembered. */
export function useInterimOpen(): readonly [boolean, (isOpen: boolean) => void] {
  const isOpen = useStored(stored => stored.isOpen);
  return [isOpen, next => useStored.setState({ isOpen: next }, true)];
}
