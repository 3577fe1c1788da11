import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { InParts } from '#domain/diagnosis/likelihood/in-parts.ts';
import { inTurns } from '#server/http/in-turns.ts';

/** As long as several requests together take. */
function* busy(parts: number): InParts<string> {
  for (let part = 0; part < parts; part += 1) {
    const until = performance.now() + 10;
    while (performance.now() < until);
    yield;
  }
  return 'reckoned';
}

test('others have their turn while something long is reckoned (specification 28.31)', async () => {
  let turns = 0;
  let isDone = false;
  const reckoning = inTurns(busy(20)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect(await reckoning).toBe('reckoned');
  expect(turns).toBeGreaterThan(5);
});
