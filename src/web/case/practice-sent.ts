import { create } from 'zustand';
import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import { readSent, type Sent, send } from '#domain/practice/attempt/sent.ts';
import { listOf, tableOf } from '#domain/reading/reader.ts';
import { useHeldAttempts } from '#web/case/held-attempts.ts';
import { ofKeptAttempts } from '#web/case/practice-attempts.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { catchUp, storedStore } from '#web/case/stored-store.ts';

/** An attempt → the questions that were sent and wait for their answers, in their order. */
type PracticeSent = Readonly<Record<string, readonly Sent[]>>;

const NONE: readonly Sent[] = [];

/** This tab, as long as it is not loaded anew. The browser's own ids are only to be had over https. */
export const THIS_TAB = `${Date.now()} ${Math.random()}`;

const sentItem = storedItem<PracticeSent>('practiceSent', {
  initial: () => ({}),
  read: tableOf(listOf(readSent)),
});

const useAllSent = storedStore(sentItem);

/** What was sent in a tab that goes on with its own until somebody has chosen: no other tab may answer it. */
const useHeldSent = create<PracticeSent>(() => ({}));

useHeldAttempts.subscribe(held => {
  const kept = Object.entries(useHeldSent.getState()).filter(([id]) => id in held);
  useHeldSent.setState(Object.fromEntries(kept), true);
});

/** The questions of an attempt that wait for their answers; they survive a reload. */
export function useSent(attempt: Attempt): readonly Sent[] {
  const id = attemptId(attempt);
  const isHeld = useHeldAttempts(held => id in held);
  const all = useAllSent(sent => sent[id] ?? NONE);
  const own = useHeldSent(sent => sent[id] ?? NONE);
  return isHeld ? own : all;
}

/** Sends a question after those that wait. */
export function sendQuestion(attempt: Attempt, question: Pick<Sent, 'words' | 'intent'>): void {
  keep(attempt, waiting => send(attempt, waiting, { ...question, tab: THIS_TAB }));
}

/** A question of an attempt has been answered. */
export function forgetSent(attempt: Attempt, answered: Sent): void {
  keep(attempt, waiting => waiting.filter(({ line }) => line !== answered.line));
}

function keep(attempt: Attempt, change: (waiting: readonly Sent[]) => readonly Sent[]): void {
  catchUp(useAllSent, sentItem);
  const id = attemptId(attempt);
  const store = id in useHeldAttempts.getState() ? useHeldSent : useAllSent;
  const { [id]: before = NONE, ...others } = ofKeptAttempts(store.getState());
  const waiting = change(before);
  store.setState(waiting.length === 0 ? others : { ...others, [id]: waiting }, true);
}
