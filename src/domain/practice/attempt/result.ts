import { MODES, type Mode } from '#domain/practice/attempt/attempt.ts';
import { LEVELS, type Level } from '#domain/practice/patient/patient.ts';
import {
  fields,
  flag,
  number,
  oneOf,
  orNull,
  type Reader,
  text,
  wholeNumber,
} from '#domain/reading/reader.ts';

/** What is remembered of a patient that was taken to the end: for progress and for what is due. */
export type PracticeResult = {
  readonly patientId: number;
  /** When the student committed. */
  readonly at: number;
  readonly mode: Mode;
  /** As it stands on the door. */
  readonly door: string;
  readonly system: string;
  readonly level: Level;
  /** The confidence in the diagnosis named first, in percent, and whether it was the right one. */
  readonly confidence: number;
  readonly isRight: boolean;
  /** Essential and relevant facts: how many there are, and how many were found. */
  readonly found: number;
  readonly findable: number;
  /** The patient who begins alike and has something else. */
  readonly lookAlike: number | null;
};

/** What of a stored result is believed. */
export const readResult: Reader<PracticeResult> = fields({
  patientId: wholeNumber,
  at: number,
  mode: oneOf(MODES),
  door: text,
  system: text,
  level: oneOf(LEVELS),
  confidence: number,
  isRight: flag,
  found: wholeNumber,
  findable: wholeNumber,
  lookAlike: orNull(wholeNumber),
});

/** Whether a patient was taken in exam mode, which is done once. */
export function wasExamined(results: readonly PracticeResult[], patientId: number): boolean {
  return results.some(result => result.patientId === patientId && result.mode === 'exam');
}
