import { setTimeout as sleep } from 'node:timers/promises';
import type { Line } from '#server/accounts/line.ts';

/** Longer than any of the flows takes, so that the time of an answer does not tell whether an account exists. */
export const FLOOR_MS = 400;

/**
 * Does the work, and answers or fails when the time is over; work that takes longer, on a slow or busy machine, is answered
 * at the end of the second such time, or the third: how long it really took is not told.
 */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const time = (async () => {
    do await sleep(ms);
    while (!isDone);
  })();
  try {
    return await work();
  } finally {
    isDone = true;
    await time;
  }
}

type Turns = { readonly line: Line; readonly floorMs: number };

/**
 * The same when it is this request's turn: how long it waits depends on the others, and only its own work could tell of
 * the account. The next need not wait until the time is over. Rejects with `LineFull`.
 */
export async function inTurn<T>({ line, floorMs }: Turns, work: () => Promise<T>): Promise<T> {
  const leave = await line.enter();
  return atLeast(floorMs, () => work().finally(leave));
}
