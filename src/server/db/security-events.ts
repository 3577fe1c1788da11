import { desc, eq, sql } from 'drizzle-orm';
import type { SecurityEvent } from '#contract/account-security.ts';
import type { Database } from '#server/db/database.ts';
import { storable } from '#server/db/storable.ts';
import { users } from '#server/db/tables/accounts.ts';
import { securityEvents as events } from '#server/db/tables/security-events.ts';

/** Whose event it is, by account or by the e-mail address that was typed. */
type Whose = { readonly id: string } | { readonly email: string };

type Noted = Pick<SecurityEvent, 'kind' | 'network' | 'device'>;

/**
 * Notes what happened to an account; nothing where there is none, in the same one statement. It waits for a deletion under
 * way, and then finds none.
 */
export async function addSecurityEvent(db: Database, whose: Whose, event: Noted): Promise<void> {
  const { kind, network, device } = event;
  const isTheirs =
    'id' in whose ? eq(users.id, whose.id) : eq(users.email, storable(whose.email).toLowerCase());
  await db.execute(sql`
    insert into ${events} (user_id, kind, network, device)
    select ${users.id}, ${kind}, ${network}, ${device} from ${users} where ${isTheirs} for key share`);
}

/** What happened to the account, newest first: the latest so many, or all. */
export async function readSecurityEvents(db: Database, userId: string, limit?: number) {
  const { id, kind, at, network, device } = events;
  const rows = db
    .select({ id, kind, at, network, device })
    .from(events)
    .where(eq(events.userId, userId))
    .orderBy(desc(events.at), desc(events.id));
  const found = await (limit === undefined ? rows : rows.limit(limit));
  return found.map((event): SecurityEvent => ({ ...event, at: event.at.toISOString() }));
}
