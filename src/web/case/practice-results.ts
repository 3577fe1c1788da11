import { type PracticeResult, readResult } from '#domain/practice/attempt/result.ts';
import { fields, listOf } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

type Results = { readonly results: readonly PracticeResult[] };

const useResults = storedStore(
  storedItem<Results>('practiceResults', {
    initial: () => ({ results: [] }),
    read: fields({ results: listOf(readResult) }),
  }),
);

/** Every patient that was taken to the end, in the order of time. */
export function usePracticeResults(): readonly PracticeResult[] {
  return useResults(({ results }) => results);
}

/** Remembers one more. */
export function addPracticeResult(result: PracticeResult): void {
  // A tab that slept has not heard what another one has added.
  void useResults.persist.rehydrate();
  useResults.setState(({ results }) => ({ results: [...results, result] }));
}
