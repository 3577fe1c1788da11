import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: which content the database holds. */
export const loadedContent = pgTable('loaded_content', {
  id: integer('id').primaryKey(),
  /** Changes exactly when the compiled content does. */
  fingerprint: text('fingerprint').notNull(),
  /** Changes when any file the content is compiled from does. */
  source: text('source').notNull().default(''),
  /** How people call this content: its date and the beginning of its digest. */
  version: text('version').notNull().default(''),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
