import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';

const FINDING_KINDS = [
  'symptom',
  'sign',
  'condition',
  'habit',
  'medicine',
  'exposure',
  'event',
  'family',
] as const;

/** One atomic clinical statement, which a patient has or has not. */
export const finding = z.strictObject({
  key,
  /** As a physician writes it: Dyspnoea. */
  name: text,
  /** As a patient says it: short of breath. */
  words: text,
  /** What else anybody may type who means it: lay and medical, both spellings, abbreviations. */
  synonyms: z.array(text),
  /** Synonyms that other findings have too. */
  shared: z.array(text).default([]),
  kind: z.enum(FINDING_KINDS),
  /** The complaint it is the presence of. */
  complaint: key,
});

export type FindingEntry = z.infer<typeof finding>;
