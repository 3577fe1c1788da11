import { setImmediate } from 'node:timers/promises';
import type { InParts } from '#domain/diagnosis/likelihood/in-parts.ts';

/** Nobody waits longer than this for another's reckoning, but for the part that is under way. */
const TURN_MS = 15;

/** Lets everybody else have their turn. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
}

/** Drives a long reckoning to its end, and lets other requests be answered in between. */
export async function inTurns<Result>(parts: InParts<Result>): Promise<Result> {
  let began = performance.now();
  let step = parts.next();
  while (!step.done) {
    if (performance.now() - began >= TURN_MS) {
      await nextTurn();
      began = performance.now();
    }
    step = parts.next();
  }
  return step.value;
}
