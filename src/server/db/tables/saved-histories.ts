import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Histories that account holders keep. `patient_data` is the document as saved; it is stored uncompressed
 * (migration 0001), because the pictures in it do not compress and trying doubles the time of an insert.
 */
export const savedHistories = pgTable(
  'saved_histories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    patientData: jsonb('patient_data').$type<Record<string, unknown>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('saved_histories_owner').on(table.userId, table.updatedAt.desc())],
);
