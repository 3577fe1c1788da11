import { z } from 'zod';
import { DIMENSIONS } from '#domain/questionnaire/dimension.ts';
import { TIME_UNITS } from '#domain/questionnaire/question.ts';
import { key, text } from './key.ts';

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

/** Years; the profile takes no more (specification, section 6). */
const OLDEST = 120;

const age = z.int().min(0).max(OLDEST);

const ages = z.strictObject({ from: age.default(0), to: age.default(OLDEST) });

export const ALL_AGES = { from: 0, to: OLDEST } as const;

const sex = z.enum(['male', 'female']);

const choice = z.strictObject({
  text,
  points: z.record(key, z.number()).default({}),
  redFlag: oneOrMore(key).default([]),
  for: sex.optional(),
  ages: ages.optional(),
  range: z.tuple([z.number().min(0), z.number().positive(), z.enum(TIME_UNITS)]).optional(),
});

const question = z.strictObject({
  key,
  ask: text,
  covers: oneOrMore(z.enum(DIMENSIONS)),
  kind: z.enum(['single', 'number', 'duration', 'multi', 'order', 'notes']),
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
  questions: z.array(question),
});

export type Ages = z.infer<typeof ages>;
export type Sex = z.infer<typeof sex>;
export type ChoiceEntry = z.infer<typeof choice>;
export type QuestionEntry = z.infer<typeof question>;
export type ComplaintEntry = z.infer<typeof complaint>;
