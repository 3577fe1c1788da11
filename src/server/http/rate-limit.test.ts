import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestCounter } from '#server/http/rate-limit.ts';

test('a client gets its requests in each window, and then is told how long to wait', () => {
  const counter = new RequestCounter({ requests: 2, windowMs: 60_000 });
  const waits = [0, 1000, 2000, 59_999, 60_000].map(now => counter.secondsToWait('a', now));
  expect(waits).toEqual([0, 0, 58, 1, 0]);
});

test('one client does not use up what another may', () => {
  const counter = new RequestCounter({ requests: 1, windowMs: 1000 });
  expect(counter.secondsToWait('a', 0)).toBe(0);
  expect(counter.secondsToWait('b', 0)).toBe(0);
});

test('whatever the times, no window lets more through than the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 500 })),
      (requests, gaps) => {
        const counter = new RequestCounter({ requests, windowMs: 1000 });
        let now = 0;
        const allowed = gaps.map(gap => {
          now += gap;
          return counter.secondsToWait('a', now) === 0 ? now : Number.NaN;
        });
        for (const start of allowed) {
          const within = allowed.filter(time => time >= start && time < start + 1000);
          expect(within.length).toBeLessThanOrEqual(2 * requests);
        }
      },
    ),
  );
});
