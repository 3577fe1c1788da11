import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';
import { intent } from '#content/schema/patient.ts';
import { FINDING_KINDS } from '#domain/findings/finding.ts';
import { FAULT_KINDS } from '#domain/practice/debrief/fault-kinds.ts';

/** What a student can say, for the debrief. */
export const sentencesToTry = z.strictObject({
  /** By what went wrong. */
  instead: z.record(z.enum(FAULT_KINDS), text),
  /** How one asks whether something is there. */
  presence: z.record(z.enum(FINDING_KINDS), text),
  /** How one asks for anything else, by its intent. */
  asking: z.record(intent, text),
  /** How one asks for a finding, by its key, where no other file has a question that one would put to a patient. */
  ofFindings: z.record(key, text),
  /** What a finding is called in a question about it, where neither the patients' words nor its name will do. */
  nouns: z.record(key, text),
  /** How one asks it of a child, where that is something else. */
  ofChild: z.record(intent, text),
});

type Sentences = z.infer<typeof sentencesToTry>;

export type SentencesToTry = { readonly [Part in keyof Sentences]: Readonly<Partial<Sentences[Part]>> };

/** Where the file could not be read. */
export const NO_SENTENCES: SentencesToTry = {
  instead: {},
  presence: {},
  asking: {},
  ofFindings: {},
  nouns: {},
  ofChild: {},
};

/** All that is suggested to ask for anything but findings: what it asks, and how. */
export function suggestedSentences({
  asking,
  ofChild,
}: SentencesToTry): readonly (readonly [asks: string, sentence: string])[] {
  return [...Object.entries(asking), ...Object.entries(ofChild)].flatMap(([asks, sentence]) =>
    sentence === undefined ? [] : [[asks, sentence] as const],
  );
}
