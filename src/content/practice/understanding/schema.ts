import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';
import { isIntent, parseIntent } from '#domain/practice/intent.ts';
import { NOTHING, type PlainIntent } from '#domain/practice/understanding/language-model.ts';
import { READING_SIGNS } from '#domain/practice/understanding/options.ts';
import { SPLIT_SIGNS } from '#domain/practice/understanding/split-evidence.ts';
import { TRUST_SIGNS } from '#domain/practice/understanding/trust.ts';
import { TURN_SIGNS } from '#domain/practice/understanding/turns.ts';

/** What paraphrases are given of: an intent without a finding, that some finding is asked for, or nothing of a history. */
export type ParaphraseOf = PlainIntent | 'presence' | typeof NOTHING;

function isPlainIntent(id: string): id is PlainIntent {
  const parts = parseIntent(id);
  return (
    parts !== null && parts.frame !== 'presence' && (parts.frame !== 'attribute' || parts.finding === null)
  );
}

/** Whether an id is one of these. */
export function isParaphraseOf(id: string): id is ParaphraseOf {
  return id === 'presence' || id === NOTHING || isPlainIntent(id);
}

const plainIntent = z.string().refine(isPlainIntent, 'is no intent without a finding');

const intent = z.string().refine(isIntent, 'is no intent');

/** An intent as it is shown, described and called. */
export const intentEntry = z.strictObject({
  intent: plainIntent,
  words: text,
  about: text,
  names: z.array(text).default([]),
  findings: z.array(key).default([]),
  /** What a line that goes on with something was preceded by; itself if left out. */
  follows: plainIntent.optional(),
});

/** How words are brought to one form. */
export const synonyms = z.strictObject({
  same: z.record(z.string(), z.array(z.string())),
  fillers: z.array(z.string()),
  openers: z.array(z.string()),
  functionWords: z.array(z.string()),
  /** Alone they name the complaint in hand. */
  generic: z.array(z.string()).default([]),
  /** They name no finding by themselves, although some finding is called so. */
  notNames: z.array(z.string()).default([]),
});

/** What questions call findings besides their own names, by key. */
export const findingSynonyms = z.record(key, z.array(text));

/** Ways of saying it, one a line, by what they ask. */
export const paraphrases = z.record(
  z.string().refine(isParaphraseOf, 'is no intent without a finding'),
  z.string(),
);

/** How much each sign counts (`npm run practice:fit`). */
export const weights = z.strictObject({
  reading: weightsOf(READING_SIGNS),
  splitting: weightsOf(SPLIT_SIGNS),
  turns: weightsOf(TURN_SIGNS),
  trust: weightsOf(TRUST_SIGNS),
});

function weightsOf<const Sign extends string>(signs: readonly Sign[]) {
  return z.strictObject({
    counts: z.partialRecord(z.enum(signs), z.array(z.number())),
    units: z.array(z.strictObject({ threshold: z.number(), says: z.number() })),
  });
}

/** A word patients may not know, and what to say instead. */
export const jargonEntry = z.strictObject({ word: text, plain: text });

/** A consultation with what each sentence asks. */
export const consultation = z.strictObject({
  complaint: key,
  sex: z.enum(['male', 'female']),
  age: z.number(),
  informant: z.enum(['self', 'parent']),
  /** Put down word for word as one speaks, with echoes and new beginnings, and not as one writes. */
  spoken: z.boolean().default(false),
  turns: z.array(
    z.strictObject({
      /** What the patient had just said, where the author played both parts. */
      told: z.string().default(''),
      ask: z.string(),
      /** All that must be understood, and nothing else but talk; nothing where it is nothing of a history. */
      is: z.array(intent),
      /** Other readings that are right too. */
      or: z.array(z.array(intent)).default([]),
    }),
  ),
});

export type IntentEntry = z.infer<typeof intentEntry>;
export type SynonymsEntry = z.infer<typeof synonyms>;
export type WeightsEntry = z.infer<typeof weights>;
export type JargonEntry = z.infer<typeof jargonEntry>;
export type ConsultationEntry = z.infer<typeof consultation>;
