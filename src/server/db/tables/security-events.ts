import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '#contract/account-security.ts';
import { users } from '#server/db/tables/accounts.ts';

/**
 * What happened to an account, for its owner to read. Of the address only the network is kept, of the browser its name. A
 * deleted account takes its events along; that one was deleted stays without anything of whose it was.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    network: text('network').notNull().default(''),
    device: text('device').notNull().default(''),
  },
  table => [
    index('security_events_last').on(table.userId, table.at.desc()),
    index('security_events_at').on(table.at),
  ],
);
