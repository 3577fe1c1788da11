import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import { tableOf, text } from '#domain/reading/reader.ts';
import { ofKeptAttempts } from '#web/case/practice-attempts.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { catchUp, storedStore } from '#web/case/stored-store.ts';

/** An attempt and a field of it → what was typed there and not sent yet. */
type PracticeTyped = Readonly<Record<string, string>>;

const typedItem = storedItem<PracticeTyped>('practiceTyped', { initial: () => ({}), read: tableOf(text) });

const useTyped = storedStore(typedItem);

/** What is being typed in this field of an attempt; it survives a reload, and an empty one is forgotten. */
export function usePracticeTyped(attempt: Attempt, field: 'question' | 'problem') {
  const key = `${attemptId(attempt)} ${field}`;
  const typed = useTyped(texts => texts[key] ?? '');
  const change = (words: string) => {
    catchUp(useTyped, typedItem);
    const { [key]: _, ...others } = ofKeptAttempts(useTyped.getState());
    useTyped.setState(words === '' ? others : { ...others, [key]: words }, true);
  };
  return [typed, change] as const;
}
