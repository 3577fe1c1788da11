import { z } from 'zod';
import { ages, sex } from '#content/schema/audience.ts';
import { key, text } from '#content/schema/key.ts';
import { intent } from '#content/schema/patient.ts';

/**
 * How a well person answers what the file of a patient says nothing of. `{he}`, `{him}` and `{his}` stand for the
 * patient of whom somebody else speaks, `{He}` and `{His}` at the beginning of a sentence.
 */
export const normalAnswer = z.strictObject({
  /** An intent, or many of them with a star: `presence:*`, `presence:family-*`, `attribute:duration:*`. */
  to: z.string().regex(/^[a-z]+(:[a-z0-9*-]+){1,2}$/, 'is not an intent, with or without a star'),
  for: sex.optional(),
  ages: ages.optional(),
  /** How much the speaker says: 1 little … 3 too much; left out for all. */
  talks: z.array(z.number().int().min(1).max(3)).min(1).optional(),
  /** Beginnings of words of which the speaker's mood has one: `frighten`, `worri`. */
  moods: z.array(text).min(1).optional(),
  /** Said by the patient. */
  self: z.array(text).default([]),
  /** Said of the patient by somebody else. */
  other: z.array(text).default([]),
});

/** Finding → the findings which whoever has it has, too. */
export const impliedFindings = z.record(key, z.array(key).min(1));

/** What an intent is about; of an item of the history, the findings that are asked for by the same question. */
export const askedAs = z.looseObject({ intent, words: text, findings: z.array(key).default([]) });

export type AskedAsEntry = Pick<z.infer<typeof askedAs>, 'intent' | 'words' | 'findings'>;
export type NormalAnswerEntry = z.infer<typeof normalAnswer>;
