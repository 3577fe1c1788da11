import { z } from 'zod';
import { ages, sex } from '#content/schema/audience.ts';
import { key, text } from '#content/schema/key.ts';
import { provenance } from '#content/schema/provenance.ts';
import { ALL_AGES } from '#domain/case/fits-age.ts';
import { DIMENSIONS } from '#domain/questionnaire/dimension.ts';
import { TIME_UNITS } from '#domain/questionnaire/question.ts';

const ARCHETYPES = [
  'pain',
  'discharge',
  'bleeding',
  'lump',
  'episode',
  'bowel',
  'urinary',
  'mood',
  'skin',
  'general',
] as const;

export type Archetype = (typeof ARCHETYPES)[number];

/** One or a list in the file, always a list in the program. */
function oneOrMore<T extends z.ZodType>(item: T) {
  return z.union([item.transform(value => [value]), z.array(item).min(1)]);
}

const choice = z.strictObject({
  text,
  /** The finding that this answer says is present. */
  finding: key.optional(),
  /** The finding that this answer denies. */
  denies: key.optional(),
  /** What a physician writes for it: of an attribute of the complaint, or of its finding in this shape. */
  phrase: text.optional(),
  /** The text joins true synonyms or examples of one thing, and not several things. */
  synonymous: z.literal(true).optional(),
  points: z.record(key, z.number()).default({}),
  redFlag: oneOrMore(key).default([]),
  for: sex.optional(),
  ages: ages.optional(),
  range: z.tuple([z.number().min(0), z.number().positive(), z.enum(TIME_UNITS)]).optional(),
});

export const question = z.strictObject({
  key,
  ask: text,
  covers: oneOrMore(z.enum(DIMENSIONS)),
  kind: z.enum(['single', 'number', 'duration', 'multi', 'order', 'notes']),
  /** The whole numbers, from and to, that a number question offers to tap. */
  scale: z.tuple([z.int().min(0), z.int().positive()]).optional(),
  for: sex.optional(),
  ages: ages.optional(),
  when: z.record(key, z.array(text).min(1)).default({}),
  choices: z.array(choice).default([]),
});

export const complaint = z.strictObject({
  complaint: text,
  for: z.enum(['male', 'female', 'both']),
  ages: ages.default(ALL_AGES),
  systems: z.array(key).min(1),
  archetype: z.enum(ARCHETYPES),
  sources: z.array(text).default([]),
  provenance,
  questions: z.array(question),
});

export type ChoiceEntry = z.infer<typeof choice>;
export type QuestionEntry = z.infer<typeof question>;
export type ComplaintEntry = z.infer<typeof complaint>;
