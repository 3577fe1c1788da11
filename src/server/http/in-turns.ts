import { setImmediate } from 'node:timers/promises';
import type { InParts } from '#domain/diagnosis/likelihood/in-parts.ts';

/** Nobody waits longer than this for another's reckoning, but for the part that is under way. */
const TURN_MS = 15;

let lastInLine = Promise.resolve();

/** Waits for a turn: of all that wait one goes on in each round of the event loop, so that requests come in between. */
export function nextTurn(): Promise<void> {
  lastInLine = lastInLine.then(() => setImmediate());
  return lastInLine;
}

/** Drives a long reckoning to its end, and lets other requests be answered in between. */
export async function inTurns<Result>(parts: InParts<Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const began = performance.now();
    while (performance.now() - began < TURN_MS) {
      const step = parts.next();
      if (step.done) return step.value;
    }
  }
}
