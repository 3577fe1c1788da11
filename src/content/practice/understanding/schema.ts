import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';
import { parseIntent } from '#domain/practice/intent.ts';
import type { Label } from '#domain/practice/understanding/language-model.ts';

/** An intent without a finding, or that some finding is asked for. */
export function isLabel(id: string): id is Label {
  const parts = parseIntent(id);
  if (parts === null) return id === 'presence';
  return parts.frame !== 'presence' && (parts.frame !== 'attribute' || parts.finding === null);
}

const label = z.string().refine(isLabel, 'is no intent without a finding, nor "presence"');

const pattern = z.string().refine(isPattern, 'is no pattern');

/** An intent as it is shown, described and called. */
export const intentEntry = z.strictObject({
  intent: z
    .string()
    .refine(
      (id): id is Exclude<Label, 'presence'> => isLabel(id) && id !== 'presence',
      'is no intent without a finding',
    ),
  words: text,
  about: text,
  names: z.array(text).default([]),
  findings: z.array(key).default([]),
});

/** How words are brought to one form. */
export const synonyms = z.strictObject({
  same: z.record(z.string(), z.array(z.string())),
  phrases: z.array(z.tuple([pattern, z.string()])),
  fillers: z.array(pattern),
  functionWords: z.array(z.string()),
  /** Alone they name the complaint in hand. */
  generic: z.array(z.string()).default([]),
  /** They name no finding by themselves, although some finding is called so. */
  notNames: z.array(z.string()).default([]),
});

/** Patterns over the plain words of a clause that settle what it asks. */
export const cue = z.strictObject({
  labels: z.union([label.transform(one => [one]), z.array(label).min(1)]),
  when: pattern,
  unless: pattern.optional(),
  after: z.array(z.string()).min(1).optional(),
});

/** What questions call findings besides their own names, by key. */
export const findingSynonyms = z.record(key, z.array(text));

/** Ways of saying it, one a line, by label. */
export const paraphrases = z.record(label, z.string());

/** A word patients may not know, and what to say instead. */
export const jargonEntry = z.strictObject({ word: text, plain: text });

/** A question with what it asks, to measure by. */
export const measuredQuestion = z.strictObject({
  ask: z.string(),
  /** All that must be understood, and nothing else but talk. */
  intents: z.array(z.string()).default([]),
  /** Other readings that are right too. */
  or: z.array(z.array(z.string())).default([]),
  complaint: key.default('chest-pain'),
  /** What was asked before, the latest last. */
  last: z.array(z.string()).default([]),
  /** What was told to be there. */
  told: z.array(key).default([]),
  sex: z.enum(['male', 'female']).default('female'),
  age: z.number().default(45),
  informant: z.enum(['self', 'parent']).default('self'),
});

export type IntentEntry = z.infer<typeof intentEntry>;
export type SynonymsEntry = z.infer<typeof synonyms>;
export type CueEntry = z.infer<typeof cue>;
export type JargonEntry = z.infer<typeof jargonEntry>;
export type MeasuredQuestion = z.infer<typeof measuredQuestion>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}
