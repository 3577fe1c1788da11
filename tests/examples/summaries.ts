import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { type Summary, summaryOf } from '#domain/summary/summary-of.ts';

/** What a summary is told from when nothing but the case is known. */
export function inputOf(record: PatientRecord, rest: Partial<SummaryInput> = {}): SummaryInput {
  return { record, complaints: [], vocabulary: [], stored: {}, notAsked: [], ...rest };
}

/** The summary of a case of which nothing else is known. */
export function summaryAlone(record: PatientRecord, rest: Partial<SummaryInput> = {}): Summary {
  return summaryOf(inputOf(record, rest));
}
