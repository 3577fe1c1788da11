import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { readAttempt } from '#domain/practice/attempt/stored-attempt.ts';
import { tableById } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** Patient id → the last history taken from that patient. */
type Attempts = Readonly<Record<number, Attempt>>;

/** A transcript is some ten kilobytes, and a browser keeps five megabytes for us. */
const MOST_KEPT = 60;

const useAttempts = storedStore(
  storedItem<Attempts>('practiceAttempts', { initial: () => ({}), read: tableById(readAttempt) }),
);

/** The last history taken from a patient, or null. */
export function useAttempt(patientId: number): Attempt | null {
  return useAttempts(attempts => attempts[patientId] ?? null);
}

/** The same, as it is at this moment. */
export function readAttemptOf(patientId: number): Attempt | null {
  return useAttempts.getState()[patientId] ?? null;
}

/** All of them, by patient. */
export function useAllAttempts(): Attempts {
  return useAttempts();
}

/** Keeps an attempt in the place of an earlier one of the same patient; of many the oldest go. */
export function storeAttempt(attempt: Attempt): void {
  const all = { ...useAttempts.getState(), [attempt.patientId]: attempt };
  const latest = Object.values(all)
    .toSorted((one, other) => other.beganAt - one.beganAt)
    .slice(0, MOST_KEPT);
  useAttempts.setState(Object.fromEntries(latest.map(each => [each.patientId, each])), true);
}

/** Changes the attempt of a patient, if there is one. */
export function changeAttempt(patientId: number, change: (attempt: Attempt) => Attempt): void {
  const attempt = readAttemptOf(patientId);
  if (attempt !== null) storeAttempt(change(attempt));
}

/** Forgets the attempt of a patient; what came of it is remembered elsewhere. */
export function removeAttempt(patientId: number): void {
  const { [patientId]: _, ...others } = useAttempts.getState();
  useAttempts.setState(others, true);
}
