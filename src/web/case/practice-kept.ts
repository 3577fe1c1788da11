import { type Kept, NOTHING_KEPT } from '#domain/practice/attempt/kept-progress.ts';
import { fields, listOf, number, orNull, tableOf, text } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** Whose account what was practised belongs to, and what that account has of it; a guest's is nobody's. */
export type PracticeKept = { readonly owner: string | null; readonly kept: Kept };

/** What is kept of practice in an account, as this browser knows it. */
export const usePracticeKept = storedStore(
  storedItem<PracticeKept>('practiceKept', {
    initial: () => ({ owner: null, kept: NOTHING_KEPT }),
    read: fields({
      owner: orNull(text),
      kept: fields({ attempts: tableOf(number), results: listOf(text) }),
    }),
  }),
);
