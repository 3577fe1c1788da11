import { and, eq, gt, sql } from 'drizzle-orm';
import type { Account } from '#contract/session.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';

export type Session = { readonly id: string; readonly account: Account; readonly expiresAt: Date };

type Row = Omit<Account, 'username'> & {
  readonly username: string | null;
  readonly sessionId: string;
  readonly expiresAt: Date;
};

const columns = {
  sessionId: sessions.id,
  expiresAt: sessions.expiresAt,
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  fullName: users.name,
  username: users.username,
};

function asSession(row: Row | undefined): Session | null {
  if (!row) return null;
  const { sessionId, expiresAt, username, ...account } = row;
  return { id: sessionId, expiresAt, account: { ...account, username: username ?? '' } };
}

/**
 * Finds a living session with its account by the cookie's token or by its id: one join that PostgreSQL plans
 * once for each connection. Asked for every request of somebody who is signed in.
 */
export function sessionReader(db: Database) {
  const joined = () => db.select(columns).from(sessions).innerJoin(users, eq(sessions.userId, users.id));
  const isAlive = gt(sessions.expiresAt, sql`now()`);
  const byToken = joined()
    .where(and(eq(sessions.token, sql.placeholder('token')), isAlive))
    .prepare('session_by_token');
  const byId = joined()
    .where(and(eq(sessions.id, sql.placeholder('id')), isAlive))
    .prepare('session_by_id');
  return {
    byToken: async (token: string) => asSession((await byToken.execute({ token }))[0]),
    byId: async (id: string) => asSession((await byId.execute({ id }))[0]),
  };
}
