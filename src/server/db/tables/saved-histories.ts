import { type SQL, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PatientData, PatientOverview } from '#contract/histories.ts';
import { users } from '#server/db/tables/accounts.ts';

/**
 * Histories that account holders keep. `patient_data` is the document as saved; it is stored uncompressed
 * (migration 0001), because the pictures in it do not compress and trying doubles the time of an insert.
 * PostgreSQL derives what the list shows and searches, so that a list never reads the documents themselves.
 */
export const savedHistories = pgTable(
  'saved_histories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    patientData: jsonb('patient_data').$type<PatientData>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    overview: jsonb('overview')
      .$type<PatientOverview>()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${savedHistories.patientData} - '{structuredSummary,fullHistoryText,document,case}'::text[]`,
      ),
    searchText: text('search_text').generatedAlwaysAs(
      (): SQL =>
        sql`lower(${savedHistories.title} || ' ' || coalesce(${savedHistories.patientData} #>> '{patientInfo,name}', ''))`,
    ),
  },
  table => [index('saved_histories_owner').on(table.userId, table.updatedAt.desc())],
);
