import { z } from 'zod';
import { ages, sex } from '#content/schema/audience.ts';
import { key, text } from '#content/schema/key.ts';
import { FINDING_KINDS } from '#domain/findings/finding.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';

/** One atomic clinical statement, which a patient has or has not. */
export const finding = z.strictObject({
  key,
  /** As a physician writes it: Dyspnoea. */
  name: text,
  /** As a patient says it: short of breath. */
  words: text,
  /** How one asks for it: Have you fainted? Of every presence of a complaint. */
  ask: text.endsWith('?').optional(),
  /** What else anybody may type who means it: lay and medical, both spellings, abbreviations. */
  synonyms: z.array(text).default([]),
  /** Synonyms that other findings have too. */
  shared: z.array(text).default([]),
  kind: z.enum(FINDING_KINDS),
  /** The complaint it is the presence of. */
  complaint: key.optional(),
  /** The page of the history it belongs on, and there the risk factor it is, if it is one: `social/smoking`. */
  history: z
    .templateLiteral([z.enum(HISTORY_SECTIONS), z.string()])
    .refine(path => /^[a-z_]+(\/[a-z0-9]+(-[a-z0-9]+)*)?$/.test(path), 'is not a section, or section/risk')
    .optional(),
  /** Who can have it; everybody where left out. */
  for: sex.optional(),
  ages: ages.optional(),
});

export type FindingEntry = z.infer<typeof finding>;
