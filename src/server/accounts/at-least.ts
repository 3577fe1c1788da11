import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any of the flows takes, so that the time of an answer does not tell whether an account exists. */
export const FLOOR_MS = 400;

/** Does the work, and answers or fails no sooner than the floor. */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = sleep(ms);
  try {
    return await work();
  } finally {
    await floor;
  }
}
