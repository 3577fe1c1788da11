import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessionEnd } from '#server/db/read-session.ts';
import { sessions, verifications } from '#server/db/tables/accounts.ts';
import { rateLimits } from '#server/db/tables/rate-limits.ts';

export type Retention = {
  /** Sessions end so long after signing in. */
  readonly sessionMaxDays: number;
};

/** Deletes what has run out and is never read again: sessions, mailed links, counts of requests. */
export async function deleteExpiredRows(db: Database, { sessionMaxDays }: Retention): Promise<void> {
  await db.delete(sessions).where(lt(sessionEnd(sessionMaxDays), sql`now()`));
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`));
}
