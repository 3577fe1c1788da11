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
import type { Urgency } from '#domain/diagnosis/urgency.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { chiefComplaint } from '#server/db/tables/complaints.ts';
import { choices } from '#server/db/tables/questions.ts';

export const differentialDiagnosis = pgTable('DifferentialDiagnosis', {
  id: integer('DD_ID').primaryKey(),
  name: text('DDTxt').notNull(),
  /** What else it is called, besides what an illness of the same name is. */
  synonyms: jsonb('Synonyms').$type<readonly string[]>().notNull().default([]),
  icd10cm: text('ICD10CM').notNull(),
  mustNotMiss: boolean('MustNotMiss').notNull(),
  urgency: text('Urgency').$type<Urgency>(),
  /** 1 very rare … 5 very common in a general clinic or emergency room. */
  commonness: integer('Commonness').notNull().default(3),
  ageFactors: jsonb('AgeFactors').$type<readonly AgeFactor[]>().notNull(),
  /** Keys of findings of which it hardly exists without one. */
  requires: jsonb('Requires').$type<readonly string[]>().notNull().default([]),
  maleFactor: doublePrecision('MaleFactor').notNull(),
  femaleFactor: doublePrecision('FemaleFactor').notNull(),
});

/** Points of evidence a choice carries for a diagnosis; `headStart` is the part of them that every choice of a first question has. */
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
    headStart: doublePrecision('BaseValue').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.choiceId, table.diagnosisId] }),
    index('Values_diagnosis').on(table.diagnosisId),
  ],
);

/** The diagnoses that a choice alone must make one think of. */
export const redFlags = pgTable(
  'ChoiceRedFlags',
  {
    choiceId: integer('ChoicesID')
      .notNull()
      .references(() => choices.id, { onDelete: 'cascade' }),
    diagnosisId: integer('DD_ID')
      .notNull()
      .references(() => differentialDiagnosis.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.choiceId, table.diagnosisId] }),
    index('ChoiceRedFlags_diagnosis').on(table.diagnosisId),
  ],
);

/** How often a diagnosis presents with a complaint: 1 rare, 2 some, 3 half, 4 most, 5 nearly all. */
export const findings = pgTable(
  'DD_Findings',
  {
    diagnosisId: integer('DD_ID')
      .notNull()
      .references(() => differentialDiagnosis.id, { onDelete: 'cascade' }),
    complaintId: integer('ChiefComplaintID')
      .notNull()
      .references(() => chiefComplaint.id, { onDelete: 'cascade' }),
    strength: integer('Strength').notNull(),
  },
  table => [
    primaryKey({ columns: [table.diagnosisId, table.complaintId] }),
    index('DD_Findings_complaint').on(table.complaintId),
  ],
);

/** What one asks about in a section of past history because it makes some diagnoses more likely. */
export const riskFactors = pgTable('RiskFactors', {
  id: integer('RiskFactorID').primaryKey(),
  section: text('HistorySection').$type<HistorySectionKey>().notNull(),
  label: text('Label').notNull(),
  /** The question a student would ask. */
  prompt: text('Prompt').notNull(),
  commonness: integer('Commonness').notNull(),
});

/** How many times a risk factor multiplies the odds of a diagnosis. */
export const diagnosisRisks = pgTable(
  'DD_RiskFactors',
  {
    diagnosisId: integer('DD_ID')
      .notNull()
      .references(() => differentialDiagnosis.id, { onDelete: 'cascade' }),
    riskFactorId: integer('RiskFactorID')
      .notNull()
      .references(() => riskFactors.id, { onDelete: 'cascade' }),
    oddsRatio: doublePrecision('OddsRatio').notNull(),
    /** It is asked whenever the diagnosis is thought of. */
    isEssential: boolean('IsEssential').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.diagnosisId, table.riskFactorId] }),
    index('DD_RiskFactors_risk').on(table.riskFactorId),
  ],
);
