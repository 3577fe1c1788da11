import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { signInAttempts as table } from '#server/db/tables/sign-in-attempts.ts';

/** The pauses before attempts: none before the first `free`, then one unit, twice as long each time, at most `longestMs`. */
export type Pace = {
  readonly free: number;
  readonly unitMs: number;
  readonly longestMs: number;
  /** Whose turn would come later than this is not let in. */
  readonly patienceMs: number;
};

/** After so long without an attempt those before are forgotten. */
export const FORGOTTEN_AFTER = sql`interval '1 hour'`;

const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;

/**
 * Takes the next turn of `key`, in one statement, so that attempts made at once wait one behind the other. Answers the
 * milliseconds until then; null where that is too long: then nothing is counted.
 */
export async function takeTurn(db: Database, key: string, pace: Pace): Promise<number | null> {
  const { attempts, turn } = table;
  const now = sql`clock_timestamp()`;
  const [longest, patience] = [milliseconds(pace.longestMs), milliseconds(pace.patienceMs)];
  const doubled = sql`${pace.unitMs} * power(2, least(${attempts} - ${pace.free}, 20)) * interval '1 millisecond'`;
  const pause = sql`case when ${attempts} < ${pace.free} then interval '0' else least(${longest}, ${doubled}) end`;
  // A turn later than any that is given now was given by a clock that has been set back since.
  const isOver = sql`(${turn} < ${now} - ${FORGOTTEN_AFTER} or ${turn} > ${now} + ${patience} + interval '1 second')`;
  const [row] = await db
    .insert(table)
    .values({ key, attempts: 1, turn: now })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        turn: sql`case when ${isOver} then ${now} else greatest(${now}, ${turn} + ${pause}) end`,
      },
      setWhere: sql`${isOver} or ${turn} + ${pause} <= ${now} + ${patience}`,
    })
    .returning({ wait: sql<number>`extract(epoch from ${turn} - clock_timestamp())::float8 * 1000` });
  return row ? Math.max(0, row.wait) : null;
}

/** The password was right: what was counted of these is forgotten. */
export async function forgetTurns(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(table).where(inArray(table.key, [...keys]));
}
