import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { KnownFinding } from '#domain/findings/known-findings.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { type ComplaintAnswers, complaintStatus } from '#domain/review/status.ts';

type KnownComplaints = {
  readonly record: PatientRecord;
  readonly answers: ComplaintAnswers;
  readonly complaints: ReadonlyMap<number, KnownFinding>;
};

/** Those of a system that an answer told of, without being symptoms of their own: nobody may mark them absent unasked. */
export function toldIn(
  complaints: readonly Complaint[],
  { record, answers, complaints: said }: KnownComplaints,
): Complaint[] {
  const symptoms = new Set(symptomsOf(record).map(({ id }) => id));
  return complaints.filter(
    ({ id }) =>
      !symptoms.has(id) &&
      said.get(id)?.source.kind === 'answer' &&
      complaintStatus(id, record, answers) === 'present',
  );
}
