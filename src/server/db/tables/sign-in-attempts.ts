import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts at a password since the last that was right, by whom they may be of; not logged (migration 0019), as counts are. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  /** When the last of them may be looked at. */
  turn: timestamp('turn', { withTimezone: true }).notNull(),
});
