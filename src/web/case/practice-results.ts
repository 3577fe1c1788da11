import {
  type PracticeResult,
  readResult,
  withBeginning,
  withResult,
} from '#domain/practice/attempt/result.ts';
import { fields, listOf } from '#domain/reading/reader.ts';
import { SINCE_NO_VERSION } from '#domain/reading/stored-format.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { catchUp, storedStore } from '#web/case/stored-store.ts';

type Results = { readonly results: readonly PracticeResult[] };

const resultsItem = storedItem<Results>('practiceResults', {
  initial: () => ({ results: [] }),
  read: fields({ results: listOf(readResult) }),
  migrations: [...SINCE_NO_VERSION, withBeginning],
});

const useResults = storedStore(resultsItem);

/** Every patient that was taken to the end, in the order of time. */
export function usePracticeResults(): readonly PracticeResult[] {
  return useResults(({ results }) => results);
}

/** The same, as they are at this moment, whatever this tab has heard. */
export function readResults(): readonly PracticeResult[] {
  catchUp(useResults, resultsItem);
  return useResults.getState().results;
}

/** Has these in the place of all. */
export function replaceResults(results: readonly PracticeResult[]): void {
  useResults.setState({ results });
}

/** Calls when there is one more, or fewer. */
export function onResults(tell: () => void): () => void {
  return useResults.subscribe(tell);
}

/** Remembers one more. */
export function addPracticeResult(result: PracticeResult): void {
  replaceResults(withResult(readResults(), result));
}
