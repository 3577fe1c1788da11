import type { Gender } from '#domain/case/patient-record.ts';

/** What is known of the patient when the engine is asked; everything else about the case does not matter to it. */
export type CaseFacts = {
  /** Completed years. */
  readonly age: number | null;
  /** Completed months, where they are known of an infant. */
  readonly ageMonths?: number | null | undefined;
  readonly gender: Gender | null;
  readonly chiefComplaintId: number;
  readonly presentIds: readonly number[];
  /** Asked and denied. A symptom nobody asked about is not here. */
  readonly absentIds: readonly number[];
  /** Diagnosis id → points of the answers so far, in half-bits, without the head start. */
  readonly points: ReadonlyMap<number, number>;
};
