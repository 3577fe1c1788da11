import { z } from 'zod';
import { RISK_SECTIONS } from '../compiled-content.ts';
import { key, text } from './key.ts';

/** The age groups of a diagnosis's factors, in years, both ends included. */
export const AGE_GROUPS = {
  '0-4': { from: 0, to: 4 },
  '5-17': { from: 5, to: 17 },
  '18-39': { from: 18, to: 39 },
  '40-59': { from: 40, to: 59 },
  '60-79': { from: 60, to: 79 },
  '80+': { from: 80, to: 150 },
} as const;

export type AgeGroup = keyof typeof AGE_GROUPS;

const ageGroup = z.enum(Object.keys(AGE_GROUPS) as [AgeGroup, ...AgeGroup[]]);
const factor = z.number().min(0).max(2);

export const diagnosis = z.strictObject({
  key,
  name: text,
  icd10cm: z.string().regex(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, 'is not an ICD-10-CM code'),
  commonness: z.int().min(1).max(5),
  ages: z.partialRecord(ageGroup, factor).default({}),
  sex: z.strictObject({ male: factor, female: factor }).default({ male: 1, female: 1 }),
  mustNotMiss: z.boolean().default(false),
  findings: z.record(key, z.int().min(1).max(5)),
  risks: z.partialRecord(z.enum(RISK_SECTIONS), z.record(key, z.number().positive())).default({}),
});

export type DiagnosisEntry = z.infer<typeof diagnosis>;
