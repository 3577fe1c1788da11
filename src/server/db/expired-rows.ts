import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions, verifications } from '#server/db/tables/accounts.ts';
import { rateLimits } from '#server/db/tables/rate-limits.ts';

/** Deletes what has run out and is never read again: sessions, mailed links, counts of requests. */
export async function deleteExpiredRows(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`));
}
