import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secondsToWait } from '#server/db/count-request.ts';
import { rateLimits } from '#server/db/tables/rate-limits.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';

const ONE_A_MINUTE = { requests: 1, windowMs: 60_000 };

test('who was counted while the clock was days ahead does not wait for days after it was set back (specification 28.38)', async () => {
  const db = await databaseForThisTest();
  expect(await secondsToWait(db, 'somebody', ONE_A_MINUTE)).toBe(0);
  expect(await secondsToWait(db, 'somebody', ONE_A_MINUTE)).toBeGreaterThan(0);
  await db.update(rateLimits).set({ windowEnds: sql`now() + interval '3 days'` });
  expect(await secondsToWait(db, 'somebody', ONE_A_MINUTE)).toBe(0);
  const wait = await secondsToWait(db, 'somebody', ONE_A_MINUTE);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});
