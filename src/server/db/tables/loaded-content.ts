import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: which content the database holds. */
export const loadedContent = pgTable('loaded_content', {
  id: integer('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
