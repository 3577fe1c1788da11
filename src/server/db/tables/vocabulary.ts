import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AgeRange } from '#domain/case/fits-age.ts';
import type { FindingKind } from '#domain/findings/finding.ts';
import type { GenderFilter } from '#domain/review/complaint.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { chiefComplaint } from '#server/db/tables/complaints.ts';
import { riskFactors } from '#server/db/tables/diagnoses.ts';

/** The findings a history is made of, each once. */
export const vocabulary = pgTable('Vocabulary', {
  key: text('FindingKey').primaryKey(),
  name: text('FindingName').notNull(),
  words: text('PatientWords').notNull(),
  /** How one asks for it. */
  ask: text('QuestionText'),
  synonyms: jsonb('Synonyms').$type<readonly string[]>().notNull(),
  kind: text('Kind').$type<FindingKind>().notNull(),
  complaintId: integer('ChiefComplaintID').references(() => chiefComplaint.id, { onDelete: 'cascade' }),
  section: text('HistorySection').$type<HistorySectionKey>(),
  riskId: integer('RiskFactorID').references(() => riskFactors.id, { onDelete: 'set null' }),
  genderFilter: text('GenderFilter').$type<GenderFilter>().notNull(),
  ages: jsonb('Ages').$type<AgeRange>().notNull(),
});
