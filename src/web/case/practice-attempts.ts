import { type Attempt, attemptId, attemptOf, changedAttempt } from '#domain/practice/attempt/attempt.ts';
import { lastAttempts, type Practised } from '#domain/practice/attempt/kept-progress.ts';
import { byAttempt, readAttempt } from '#domain/practice/attempt/stored-attempt.ts';
import { tableOf } from '#domain/reading/reader.ts';
import { SINCE_NO_VERSION } from '#domain/reading/stored-format.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

type Attempts = Practised['attempts'];

/** The last attempts by id: a transcript is some ten kilobytes, and a browser keeps five megabytes for us. */
const useAttempts = storedStore(
  storedItem<Attempts>('practiceAttempts', {
    initial: () => ({}),
    read: tableOf(readAttempt),
    migrations: [...SINCE_NO_VERSION, byAttempt],
  }),
);

/** The history that is being taken from a patient, or was taken last; null at the door. */
export function useAttempt(patientId: number): Attempt | null {
  return useAttempts(attempts => attemptOf(Object.values(attempts), patientId));
}

/** All of them. */
export function useAllAttempts(): Attempts {
  return useAttempts();
}

/** The same, as they are at this moment. */
export function readAttempts(): Attempts {
  return useAttempts.getState();
}

/** Of a table whose keys begin with the id of an attempt, what belongs to attempts that are kept. */
export function ofKeptAttempts<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
  const attempts = readAttempts();
  return Object.fromEntries(Object.entries(table).filter(([key]) => (key.split(' ')[0] ?? '') in attempts));
}

/** Has these in the place of all. */
export function replaceAttempts(attempts: Attempts): void {
  useAttempts.setState(attempts, true);
}

/** Calls when any of them has changed. */
export function onAttempts(tell: () => void): () => void {
  return useAttempts.subscribe(tell);
}

/** Keeps an attempt; of many the oldest go. */
export function storeAttempt(attempt: Attempt): void {
  replaceAttempts(lastAttempts({ ...readAttempts(), [attemptId(attempt)]: attempt }));
}

/** Changes the attempt of a patient, if there is one. */
export function changeAttempt(patientId: number, change: (attempt: Attempt) => Attempt): void {
  const attempt = attemptOf(Object.values(readAttempts()), patientId);
  if (attempt !== null) storeAttempt(changedAttempt(attempt, change(attempt), Date.now()));
}

/** The student begins anew with the patient; what was said and what came of it stay kept. */
export function leaveAttempt(patientId: number): void {
  changeAttempt(patientId, attempt => ({ ...attempt, stage: 'left' }));
}
