import type { PracticeResult } from '#domain/practice/attempt/result.ts';

const DAY_MS = 86_400_000;

/** After so many days the other one of two look-alikes is due: after the first, the second and the third time. */
export const DUE_AFTER_DAYS = [1, 7, 30] as const;

/** A patient to take, and from when on. */
export type Due = { readonly patientId: number; readonly from: number };

/** What is due or will be, the earliest first: of two look-alikes always the one that was not taken last. */
export function dueAfter(results: readonly PracticeResult[]): readonly Due[] {
  const pairs = Map.groupBy(
    results.filter(({ lookAlike }) => lookAlike !== null),
    ({ patientId, lookAlike }) => [patientId, lookAlike].toSorted((a, b) => Number(a) - Number(b)).join(),
  );
  return [...pairs.values()].flatMap(dueOfPair).toSorted((one, other) => one.from - other.from);
}

/** What is due now. */
export function dueNow(results: readonly PracticeResult[], now: number): readonly Due[] {
  return dueAfter(results).filter(({ from }) => from <= now);
}

function dueOfPair(taken: readonly PracticeResult[]): readonly Due[] {
  const inOrder = taken.toSorted((one, other) => one.at - other.at);
  const last = inOrder.at(-1);
  const days = DUE_AFTER_DAYS[inOrder.length - 1];
  if (days === undefined || last?.lookAlike == null) return [];
  return [{ patientId: last.lookAlike, from: last.at + days * DAY_MS }];
}
