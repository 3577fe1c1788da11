import { shallow } from 'zustand/shallow';
import { type Attempt, attemptId, attemptOf, changedAttempt } from '#domain/practice/attempt/attempt.ts';
import { lastAttempts, type Practised } from '#domain/practice/attempt/kept-progress.ts';
import { byAttempt, readAttempt } from '#domain/practice/attempt/stored-attempt.ts';
import { isCommitted } from '#domain/practice/attempt/two-states.ts';
import { tableOf } from '#domain/reading/reader.ts';
import { SINCE_NO_VERSION } from '#domain/reading/stored-format.ts';
import { hold, letGo, useHeldAttempts } from '#web/case/held-attempts.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { catchUp, storedStore } from '#web/case/stored-store.ts';

type Attempts = Practised['attempts'];

/** The last attempts by id: a transcript is some ten kilobytes, and a browser keeps five megabytes for us. */
const attemptsItem = storedItem<Attempts>('practiceAttempts', {
  initial: () => ({}),
  read: tableOf(readAttempt),
  migrations: [...SINCE_NO_VERSION, byAttempt],
});

/** As they were loaded or saved last. */
let last: Attempts = {};

const useAttempts = storedStore<Attempts>({
  ...attemptsItem,
  load: () => {
    last = withSame(attemptsItem.load() ?? {}, last);
    return last;
  },
  save: attempts => {
    last = attempts;
    attemptsItem.save(attempts);
  },
});

/** What did not change stays the same object: who waits for an answer sees by it that nobody has gone on. */
function withSame(loaded: Attempts, before: Attempts): Attempts {
  const entries = Object.entries(loaded).map(([id, attempt]) => {
    const same = before[id];
    return [id, same?.changedAt === attempt.changedAt ? same : attempt];
  });
  return Object.fromEntries(entries);
}

/** What this tab shows: of a consultation that also went on in another tab its own, until somebody has chosen. */
function shown(attempts: Attempts, held: Attempts): readonly Attempt[] {
  const own = Object.entries(held).filter(([id]) => isUnsettled(attempts[id]));
  return Object.values({ ...attempts, ...Object.fromEntries(own) });
}

/** What was committed, or deleted, elsewhere is over: there is nothing left to choose. */
function isUnsettled(stored: Attempt | undefined): stored is Attempt {
  return stored !== undefined && !isCommitted(stored);
}

/** The history that is being taken from a patient, or was taken last; null at the door. */
export function useAttempt(patientId: number): Attempt | null {
  const held = useHeldAttempts();
  return useAttempts(attempts => attemptOf(shown(attempts, held), patientId));
}

/** All of them. */
export function useAllAttempts(): Attempts {
  return useAttempts();
}

/** The same, as they are at this moment, whatever this tab has heard. */
export function readAttempts(): Attempts {
  catchUp(useAttempts, attemptsItem);
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

/** The student goes in, unless they did in another tab meanwhile: then this one follows. */
export function storeBegun(attempt: Attempt): void {
  if (attemptOf(Object.values(readAttempts()), attempt.patientId) === null) store(attempt);
}

/** Keeps an attempt; of many the oldest go. */
function store(attempt: Attempt): void {
  replaceAttempts(lastAttempts({ ...readAttempts(), [attemptId(attempt)]: attempt }));
}

/**
 * Changes the attempt of a patient, if there is one. Where another tab has changed it since this one saw it, this one
 * goes on with its own, and nothing is written over before somebody has chosen (specification 27.15).
 */
export function changeAttempt(patientId: number, change: (attempt: Attempt) => Attempt): void {
  const before = attemptOf(shown(useAttempts.getState(), useHeldAttempts.getState()), patientId);
  if (before === null) return;
  const after = changedAttempt(before, change(before), Date.now());
  const stored = storedOf(before);
  if (isAsSeen(stored, before)) store(after);
  else if (isUnsettled(stored) && !shallow(change(stored), stored)) hold(after);
}

/** Whether what stands there is what this tab has: nobody else has changed it. */
function isAsSeen(stored: Attempt | undefined, own: Attempt): boolean {
  return stored?.changedAt === own.changedAt && !(attemptId(own) in useHeldAttempts.getState());
}

function storedOf(own: Attempt): Attempt | undefined {
  return readAttempts()[attemptId(own)];
}

/** Whether no other tab has gone on with it; where one has, this one shows that, or asks which is right. */
export function isOnlyHere(own: Attempt): boolean {
  const stored = storedOf(own);
  if (isAsSeen(stored, own)) return true;
  if (isUnsettled(stored)) hold(own);
  return false;
}

/** Two tabs have gone on with a consultation: this one shows the other's, or stores its own over it. */
export function settleHeld(own: Attempt, which: 'theirs' | 'own'): void {
  const stored = storedOf(own);
  if (which === 'own' && isUnsettled(stored)) store(changedAttempt(stored, own, Date.now()));
  letGo(own);
}

/** The student begins anew with the patient; what was said and what came of it stay kept. */
export function leaveAttempt(patientId: number): void {
  changeAttempt(patientId, attempt => ({ ...attempt, stage: 'left' }));
}
