import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';

/** Everything a summary is told from. */
export type SummaryInput = {
  readonly record: PatientRecord;
  /** The catalogue's complaints for this patient's sex: what could have been asked. */
  readonly complaints: readonly Complaint[];
  /** What the findings of the answers are called. */
  readonly vocabulary: readonly Finding[];
  readonly stored: ComplaintAnswers;
  /** Complaints recorded as No only because the student jumped past them: never told as denied. */
  readonly notAsked: readonly number[];
  /** The differential of the case, ranked; the record's own where nobody has asked for a newer one. */
  readonly differential?: readonly DiagnosisResult[] | undefined;
};
