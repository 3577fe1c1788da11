import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Account } from '#contract/session.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';

export type Session = { readonly id: string; readonly account: Account; readonly expiresAt: Date };

type Row = Omit<Account, 'username'> & {
  readonly username: string | null;
  readonly sessionId: string;
  readonly isUseNoted: boolean;
  readonly expiresAt: Date;
};

/** When a session ends: a week after it was last prolonged, and at the latest so many days after signing in. */
export function sessionEnd(maxDays: number): SQL<Date> {
  const latest = sql`${sessions.createdAt} + ${maxDays}::integer * interval '24 hours'`;
  return sql`least(${sessions.expiresAt}, ${latest})`.mapWith(sessions.expiresAt);
}

/** Its last use is told to ten minutes: noting each would write to the disk with every request. */
const isUseNoted = sql<boolean>`${sessions.updatedAt} > now() - interval '10 minutes'`;

const columns = {
  sessionId: sessions.id,
  isUseNoted,
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  fullName: users.name,
  username: users.username,
};

function asSession(row: Row | undefined): Session | null {
  if (!row) return null;
  const { sessionId, expiresAt, isUseNoted: _, username, ...account } = row;
  return { id: sessionId, expiresAt, account: { ...account, username: username ?? '' } };
}

/**
 * Finds a living session with its account by the cookie's token or by its id: one join that PostgreSQL plans
 * once for each connection. Asked for every request of somebody who is signed in, which is its use.
 */
export function sessionReader(db: Database, maxDays: number) {
  const end = sessionEnd(maxDays);
  const joined = () =>
    db
      .select({ ...columns, expiresAt: end })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id));
  const isAlive = gt(end, sql`now()`);
  const byToken = joined()
    .where(and(eq(sessions.token, sql.placeholder('token')), isAlive))
    .prepare('session_by_token');
  const byId = joined()
    .where(and(eq(sessions.id, sql.placeholder('id')), isAlive))
    .prepare('session_by_id');
  async function used(row: Row | undefined): Promise<Session | null> {
    if (row && !row.isUseNoted)
      await db.update(sessions).set({ updatedAt: sql`now()` }).where(eq(sessions.id, row.sessionId));
    return asSession(row);
  }
  return {
    byToken: async (token: string) => used((await byToken.execute({ token }))[0]),
    byId: async (id: string) => used((await byId.execute({ id }))[0]),
  };
}
