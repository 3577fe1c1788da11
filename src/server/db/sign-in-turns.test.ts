import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpiredRows } from '#server/db/expired-rows.ts';
import { forgetTurns, takeTurn } from '#server/db/sign-in-turns.ts';
import { signInAttempts } from '#server/db/tables/sign-in-attempts.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';

/** Units so long that the time the test takes does not show: in whole minutes. */
const MINUTE = 60_000;
const PACE = { free: 3, unitMs: MINUTE, longestMs: 30 * MINUTE, patienceMs: 30 * MINUTE };
const minutes = (wait: number | null) => (wait === null ? null : Math.round(wait / MINUTE));

test('the first attempts do not wait, the next twice as long each time, and none longer than the longest (specification 28.54)', async () => {
  const db = await databaseForThisTest();
  const pauses: (number | null)[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    pauses.push(minutes(await takeTurn(db, 'ada', PACE)));
    // The wait is over.
    await db.update(signInAttempts).set({ turn: sql`least(${signInAttempts.turn}, clock_timestamp())` });
  }
  expect(pauses).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 30, 30]);
  expect(minutes(await takeTurn(db, 'eve', PACE))).toBe(0);
});

test('attempts made at once wait one behind the other, and those beyond the longest wait are not counted (specification 28.54)', async () => {
  const db = await databaseForThisTest();
  const waits = await Promise.all(Array.from({ length: 12 }, () => takeTurn(db, 'ada', PACE)));
  const given = waits.filter(wait => wait !== null).map(minutes);
  expect(given.sort((one, other) => Number(one) - Number(other))).toEqual([0, 0, 0, 1, 3, 7, 15]);
  const [row] = await db.select().from(signInAttempts);
  expect(row?.attempts).toBe(7);
});

test('a right password and an hour of peace begin anew, and a clock that was set back holds nobody up (specification 28.54)', async () => {
  const db = await databaseForThisTest();
  const spend = async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await takeTurn(db, 'ada', PACE);
  };
  const next = async () => minutes(await takeTurn(db, 'ada', PACE));
  await spend();
  await forgetTurns(db, ['ada', 'eve']);
  expect(await next()).toBe(0);
  for (const moved of [sql`interval '-61 minutes'`, sql`interval '3 days'`]) {
    await spend();
    await db.update(signInAttempts).set({ turn: sql`clock_timestamp() + ${moved}` });
    expect(await next()).toBe(0);
  }
});

test('attempts of more than an hour ago are swept away', async () => {
  const db = await databaseForThisTest();
  await takeTurn(db, 'ada', PACE);
  await takeTurn(db, 'eve', PACE);
  await db.update(signInAttempts).set({ turn: sql`now() - interval '61 minutes'` }).where(sql`key = 'ada'`);
  await deleteExpiredRows(db, { sessionMaxDays: 30, securityEventsDays: 90 });
  expect((await db.select().from(signInAttempts)).map(({ key }) => key)).toEqual(['eve']);
});
