import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessionEnd } from '#server/db/read-session.ts';
import { FORGOTTEN_AFTER } from '#server/db/sign-in-turns.ts';
import { sessions, verifications } from '#server/db/tables/accounts.ts';
import { rateLimits } from '#server/db/tables/rate-limits.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { signInAttempts } from '#server/db/tables/sign-in-attempts.ts';

export type Retention = {
  /** Sessions end so long after signing in. */
  readonly sessionMaxDays: number;
  /** What happened to an account is kept so long. */
  readonly securityEventsDays: number;
};

/** Deletes what has run out: sessions, mailed links, counts of requests, what happened to accounts long ago. */
export async function deleteExpiredRows(
  db: Database,
  { sessionMaxDays, securityEventsDays }: Retention,
): Promise<void> {
  await db.delete(sessions).where(lt(sessionEnd(sessionMaxDays), sql`now()`));
  const oldest = sql`now() - ${securityEventsDays}::integer * interval '24 hours'`;
  await db.delete(securityEvents).where(lt(securityEvents.at, oldest));
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await db.delete(signInAttempts).where(lt(signInAttempts.turn, sql`now() - ${FORGOTTEN_AFTER}`));
  await db.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`));
}
