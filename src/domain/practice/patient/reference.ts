import type { Topic } from '#domain/practice/debrief/topics.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Weight } from '#domain/practice/patient/patient.ts';

export const COMMITTED_URGENCIES = ['emergency', 'same-day', 'routine'] as const;

/** How soon the patient must be treated, as a student commits to it. */
export type CommittedUrgency = (typeof COMMITTED_URGENCIES)[number];

/** The same in words. */
export const COMMITTED_URGENCY_WORDS: Readonly<Record<CommittedUrgency, string>> = {
  emergency: 'At once',
  'same-day': 'Today',
  routine: 'Can wait',
};

/** A diagnosis of the catalogue. */
export type NamedDiagnosis = { readonly id: number; readonly key: string; readonly name: string };

/** What a diagnosis of the reference differential rests on: ids of facts. */
type ReferenceDiagnosis = {
  readonly diagnosis: NamedDiagnosis;
  readonly for: readonly string[];
  readonly against: readonly string[];
};

/** What a fact was worth asking for, and how one would ask for it. */
export type FactWorth = {
  readonly id: string;
  readonly weight: Weight;
  readonly why: string | null;
  /** What it is about: 'How it began', 'Fever'. */
  readonly title: string;
  readonly topic: Topic;
  /** A sentence to try. */
  readonly try: string;
};

/** A question: what it is about, and how one would put it. */
export type WordedQuestion = { readonly intent: Intent; readonly words: string; readonly ask: string };

/** What a patient has, and what an expert makes of it: for the debrief, never before the student has committed. */
export type PatientReference = {
  readonly diagnosis: NamedDiagnosis;
  /** Other diagnoses that count as right. */
  readonly accepted: readonly NamedDiagnosis[];
  /** The case in one sentence. */
  readonly statement: string;
  /** The likeliest first. */
  readonly differential: readonly ReferenceDiagnosis[];
  readonly mustNotMiss: readonly {
    readonly diagnosis: NamedDiagnosis;
    readonly excludedBy: readonly string[];
  }[];
  readonly urgency: CommittedUrgency;
  readonly firstAction: string;
  /** The expert's questions, in order. */
  readonly path: readonly Intent[];
  readonly facts: readonly FactWorth[];
  /** The expert's questions and all that ask for a fact, in words. */
  readonly questions: readonly WordedQuestion[];
  /** What to say instead, by what went wrong (`debrief/fault-kinds.ts`). */
  readonly sentences: Readonly<Record<string, string>>;
  readonly teaching: readonly string[];
  readonly sources: readonly string[];
  /** The patient who begins alike and has something else. */
  readonly lookAlike: number | null;
};
