import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { AgeFactor } from '#domain/diagnosis/evidence.ts';
import { choices } from '#server/db/tables/questions.ts';

export const differentialDiagnosis = pgTable('DifferentialDiagnosis', {
  id: integer('DD_ID').primaryKey(),
  name: text('DDTxt').notNull(),
  icd10cm: text('ICD10CM').notNull(),
  mustNotMiss: boolean('MustNotMiss').notNull(),
  ageFactors: jsonb('AgeFactors').$type<readonly AgeFactor[]>().notNull(),
  maleFactor: doublePrecision('MaleFactor').notNull(),
  femaleFactor: doublePrecision('FemaleFactor').notNull(),
});

/** Points of evidence a choice carries for a diagnosis; `base` is the part of them that is the base. */
export const values = pgTable(
  'Values',
  {
    choiceId: integer('ChoicesID')
      .notNull()
      .references(() => choices.id, { onDelete: 'cascade' }),
    diagnosisId: integer('DD_ID')
      .notNull()
      .references(() => differentialDiagnosis.id, { onDelete: 'cascade' }),
    points: doublePrecision('Value').notNull(),
    base: doublePrecision('BaseValue').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.choiceId, table.diagnosisId] }),
    index('Values_diagnosis').on(table.diagnosisId),
  ],
);
