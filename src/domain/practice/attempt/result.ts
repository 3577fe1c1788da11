import { attemptId, MODES, type Mode } from '#domain/practice/attempt/attempt.ts';
import { TOPICS, type Topic } from '#domain/practice/debrief/topics.ts';
import { LEVELS, type Level } from '#domain/practice/patient/patient.ts';
import {
  fields,
  flag,
  isPlain,
  listOf,
  number,
  oneOf,
  orNull,
  type Reader,
  share,
  text,
  wholeNumber,
} from '#domain/reading/reader.ts';
import type { Migration } from '#domain/reading/stored-format.ts';

/** What is remembered of a patient that was taken to the end: for progress and for what is due. */
export type PracticeResult = {
  readonly patientId: number;
  /** When the attempt began: by this and the patient it is known. */
  readonly beganAt: number;
  /** When the student committed. */
  readonly at: number;
  readonly mode: Mode;
  /** As it stands on the door. */
  readonly door: string;
  readonly system: string;
  readonly level: Level;
  /** The confidence in the diagnosis named first, from 0 to 1, and whether it was the right one. */
  readonly confidence: number;
  readonly isRight: boolean;
  /** How many of the facts that matter were found, by part of the history. */
  readonly topics: readonly { readonly topic: Topic; readonly found: number; readonly of: number }[];
  /** The patient who begins alike and has something else. */
  readonly lookAlike: number | null;
};

const counted = fields({ topic: oneOf(TOPICS), found: wholeNumber, of: wholeNumber });

/** Nobody finds more than there is. */
const readTopic: typeof counted = stored => {
  const topic = counted(stored);
  return topic && topic.found >= 0 && topic.found <= topic.of ? topic : undefined;
};

/** What of a stored result is believed. */
export const readResult: Reader<PracticeResult> = fields({
  patientId: wholeNumber,
  beganAt: number,
  at: number,
  mode: oneOf(MODES),
  door: text,
  system: text,
  level: oneOf(LEVELS),
  confidence: share,
  isRight: flag,
  topics: listOf(readTopic),
  lookAlike: orNull(wholeNumber),
});

/** Until then a result was known by the time of the commitment alone. */
export const withBeginning: Migration = stored => {
  const results = isPlain(stored) && Array.isArray(stored.results) ? stored.results.filter(isPlain) : [];
  return { results: results.map(result => ({ beganAt: result.at, ...result })) };
};

/** The results with one more, in the order of time; the first of an attempt is the one that counts. */
export function withResult(
  results: readonly PracticeResult[],
  result: PracticeResult,
): readonly PracticeResult[] {
  if (results.some(other => attemptId(other) === attemptId(result))) return results;
  return [...results, result].toSorted((one, other) => one.at - other.at);
}
