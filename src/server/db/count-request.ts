import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { rateLimits } from '#server/db/tables/rate-limits.ts';

export type RateLimit = { readonly requests: number; readonly windowMs: number };

/**
 * Counts one request of `key` in one statement, so that processes which count together lose none; one that costs more
 * counts as so many. Answers 0 when it is allowed, else the seconds to wait.
 */
export async function secondsToWait(db: Database, key: string, limit: RateLimit, cost = 1): Promise<number> {
  const windowEnds = sql`now() + ${limit.windowMs} * interval '1 millisecond'`;
  // A window that ends later than one begun now was begun by a clock that has been set back since. Now is when the row is
  // this statement's turn: who waited for it began before the one who began the window.
  const turn = sql`clock_timestamp()`;
  const latest = sql`${turn} + ${limit.windowMs} * interval '1 millisecond'`;
  const isOver = sql`(${rateLimits.windowEnds} <= ${turn} or ${rateLimits.windowEnds} > ${latest})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: cost, windowEnds })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowEnds: sql`case when ${isOver} then excluded.window_ends else ${rateLimits.windowEnds} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      seconds: sql<number>`ceil(extract(epoch from ${rateLimits.windowEnds} - clock_timestamp()))::int`,
    });
  if (!row || row.count <= limit.requests) return 0;
  return Math.max(1, row.seconds);
}
