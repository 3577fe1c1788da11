import { tableById, text } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** Question id → the text of a choice of one's own that was typed there but not added yet. */
type ChoiceDrafts = Readonly<Record<number, string>>;

const useChoiceDrafts = storedStore(
  storedItem<ChoiceDrafts>('choiceDrafts', { initial: () => ({}), read: tableById(text) }),
);

/** What was typed at this question but not added yet. */
export function readChoiceDraft(questionId: number): string {
  return useChoiceDrafts.getState()[questionId] ?? '';
}

/** Keeps that text over other questions and a reload; an empty one is forgotten. */
export function storeChoiceDraft(questionId: number, typed: string): void {
  const { [questionId]: _, ...others } = useChoiceDrafts.getState();
  useChoiceDrafts.setState(typed === '' ? others : { ...others, [questionId]: typed }, true);
}
