import { expect, test } from 'vitest';
import { countHere } from '#server/http/count-here.ts';

test('what is beyond the limit waits until its window ends, and nobody else does', () => {
  const clock = { now: 0 };
  const count = countHere(() => clock.now);
  const limit = { requests: 2, windowMs: 60_000 };
  expect([count('ada', limit), count('ada', limit), count('ada', limit)]).toEqual([0, 0, 60]);
  expect(count('ben', limit)).toBe(0);
  clock.now = 59_500;
  expect(count('ada', limit)).toBe(1);
  clock.now = 60_000;
  expect(count('ada', limit)).toBe(0);
});
