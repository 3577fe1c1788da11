import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';
import { provenance } from '#content/schema/provenance.ts';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';

/**
 * The age groups of a diagnosis's factors, in years, both ends included. What puberty or habits change takes the
 * halves of 5 to 17 instead of the whole.
 */
export const AGE_GROUPS = [
  { name: '0-4', from: 0, to: 4 },
  { name: '5-17', from: 5, to: 17 },
  { name: '5-11', from: 5, to: 11 },
  { name: '12-17', from: 12, to: 17 },
  { name: '18-39', from: 18, to: 39 },
  { name: '40-59', from: 40, to: 59 },
  { name: '60-79', from: 60, to: 79 },
  { name: '80+', from: 80, to: 150 },
] as const;

const factor = z.number().min(0).max(2);

const ages = z
  .partialRecord(z.enum(AGE_GROUPS.map(({ name }) => name)), factor)
  .refine(
    groups => !('5-17' in groups && ('5-11' in groups || '12-17' in groups)),
    'has 5-17 and a half of it',
  );

export const diagnosis = z.strictObject({
  key,
  name: text,
  /** What else somebody types who means it: abbreviations, other names; what an illness of the same name is called is known. */
  synonyms: z.array(text).default([]),
  icd10cm: z.string().regex(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, 'is not an ICD-10-CM code'),
  commonness: z.int().min(1).max(5),
  ages: ages.default({}),
  sex: z.strictObject({ male: factor, female: factor }).default({ male: 1, female: 1 }),
  mustNotMiss: z.boolean().default(false),
  findings: z.record(key, z.int().min(1).max(5)),
  /** Findings of which it hardly exists without one; whoever denies the first denies them all. */
  requires: z.array(key).default([]),
  risks: z.partialRecord(z.enum(HISTORY_SECTIONS), z.record(key, z.number().positive())).default({}),
  /** Risk factors that are asked whenever it is thought of, by section: what endangers its treatment, too. */
  essentials: z.partialRecord(z.enum(HISTORY_SECTIONS), z.array(key)).default({}),
  /** How soon somebody must see the patient in whom it is suspected. */
  urgency: z.enum(URGENCIES).optional(),
});

/** What a file of diagnoses says of itself; its diagnoses are read one by one. */
export const diagnosisFile = z.strictObject({ provenance, diagnoses: z.array(z.unknown()) });

export type DiagnosisEntry = z.infer<typeof diagnosis>;
