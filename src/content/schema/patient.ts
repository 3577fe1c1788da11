import { z } from 'zod';
import { sex } from '#content/schema/audience.ts';
import { key, text } from '#content/schema/key.ts';
import { provenance } from '#content/schema/provenance.ts';
import { caseAnswer } from '#content/schema/teaching-case.ts';
import { isIntent } from '#domain/practice/intent.ts';
import { INFORMANTS, LEVELS, TELLINGS, WEIGHTS } from '#domain/practice/patient/patient.ts';
import { COMMITTED_URGENCIES } from '#domain/practice/patient/reference.ts';

/** What asks for a fact: `attribute:onset`, `presence:fever`, `history:allergies`, `ice:ideas`. */
export const intent = z
  .string()
  .refine(isIntent, 'is not an intent such as attribute:onset, presence:fever or history:allergies');

const entry = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** One thing the patient knows, in the patient's own words. */
const fact = z.strictObject({
  /** Only where two facts begin with the same intent; otherwise a fact is called by its first. */
  id: key.optional(),
  ask: z.union([intent.transform(one => [one]), z.array(intent).min(1)]),
  /** What is answered by it, too, though it says nothing of that finding. */
  also: z.array(intent).default([]),
  is: z.enum(['present', 'denied', 'unknown']).default('present'),
  told: z.enum(TELLINGS).default('asked'),
  weight: z.enum(WEIGHTS).default('neutral'),
  /** For the debrief: why one asks. */
  why: text.optional(),
  /** Left out where the usual denial says it. */
  says: text.optional(),
  /** What is said when it is asked too early; only of what is told in trust. */
  meanwhile: text.optional(),
  /** Question of the complaint's questionnaire → what the patient means there, as teaching cases write it. */
  answers: z.record(key, caseAnswer).default({}),
  /** Section of past history → the fields of its entry, or of several. */
  entry: z.record(z.string(), z.union([entry.transform(one => [one]), z.array(entry).min(1)])).default({}),
});

const cue = z.strictObject({
  id: key,
  /** The fact in whose words it is dropped. */
  in: text,
  /** The words themselves, as they stand in the fact. */
  words: text,
  /** What picks it up. */
  follow: z.array(intent).min(1),
  says: text,
});

const reference = z.strictObject({
  diagnosis: key,
  accepted: z.array(key).default([]),
  statement: text,
  differential: z
    .array(
      z.strictObject({ diagnosis: key, for: z.array(text).default([]), against: z.array(text).default([]) }),
    )
    .min(2)
    .max(5),
  mustNotMiss: z.array(z.strictObject({ diagnosis: key, excludedBy: z.array(text).min(1) })).default([]),
  urgency: z.enum(COMMITTED_URGENCIES),
  firstAction: text,
  /** The expert's order of intents; left out where it is that of the file. */
  path: z.array(intent).default([]),
  teaching: z.array(text).min(2).max(4),
  sources: z.array(text).default([]),
});

export const patient = z.strictObject({
  complaint: key,
  level: z.enum(LEVELS),
  lookAlike: key,
  minutes: z.int().min(3).max(30),
  person: z
    .strictObject({
      name: text,
      /** In years; three months are 0.25. */
      age: z.number().min(0).max(120),
      sex,
      occupation: text.optional(),
      informant: z.enum(INFORMANTS).default('self'),
      /** Who answers, where the patient does not. */
      informantName: text.optional(),
      speech: text,
      mood: text,
      talkativeness: z.int().min(1).max(3),
    })
    .refine(
      ({ informant, informantName }) => informant === 'self' || informantName !== undefined,
      'has no informantName',
    ),
  door: text,
  opening: text,
  facts: z.array(fact),
  /** Findings that are denied in the usual words when asked, and why one asks. */
  denies: z.record(key, text).default({}),
  cues: z.array(cue).default([]),
  reference,
  provenance,
});

export type PatientFactEntry = z.infer<typeof fact>;
export type PatientEntry = z.infer<typeof patient>;
