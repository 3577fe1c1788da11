import type { Gender } from '#domain/case/patient-record.ts';
import type { ChosenAnswer } from '#domain/diagnosis/differential.ts';

/** A case of which nothing is known besides. */
export const NOTHING_TOLD = { presentIds: [], absentIds: [], answers: [], present: [], denied: [] } as const;

/** What is known of the patient; everything else about the case does not matter to the likelihood model. */
export type CaseFacts = {
  /** Completed years. */
  readonly age: number | null;
  /** Completed months, where they are known of an infant. */
  readonly ageMonths?: number | null | undefined;
  readonly gender: Gender | null;
  /** Null where nobody has said what leads the patient to the doctor. */
  readonly chiefComplaintId: number | null;
  /** Further symptoms of the case. */
  readonly presentIds: readonly number[];
  /** Asked and denied. A symptom nobody asked about is not here. */
  readonly absentIds: readonly number[];
  /** The answers to the questionnaires. */
  readonly answers: readonly ChosenAnswer[];
  /** Keys of the findings that were told anywhere, the history pages included. */
  readonly present: readonly string[];
  /** Keys of those that were denied anywhere. */
  readonly denied: readonly string[];
};
