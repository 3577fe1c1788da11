import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { Complaint } from '#domain/review/complaint.ts';

export type ComplaintStatus = 'unanswered' | 'present' | 'not-present';

/** The stored chief-complaint answers: complaint id → true (present) or false (not present), absent when not asked. */
export type ComplaintAnswers = Readonly<Record<number, boolean>>;

/** Present if it is a symptom of the case, otherwise as stored, otherwise unanswered (specification 12.4). */
export function complaintStatus(
  id: number,
  record: PatientRecord,
  stored: ComplaintAnswers,
): ComplaintStatus {
  if (symptomsOf(record).some(symptom => symptom.id === id)) return 'present';
  const answer = stored[id];
  if (answer === undefined) return 'unanswered';
  return answer ? 'present' : 'not-present';
}

/** Stores a yes or no for each of the complaints. */
export function storeAnswers(
  stored: ComplaintAnswers,
  ids: readonly number[],
  isPresent: boolean,
): ComplaintAnswers {
  return { ...stored, ...Object.fromEntries(ids.map(id => [id, isPresent])) };
}

/** Takes a stored answer back. */
export function forgetAnswer(stored: ComplaintAnswers, id: number): ComplaintAnswers {
  return Object.fromEntries(Object.entries(stored).filter(([key]) => Number(key) !== id));
}

/** The complaints of a list that nobody has asked about: what Mark All Not Present answers. */
export function unansweredIn(
  complaints: readonly Complaint[],
  record: PatientRecord,
  stored: ComplaintAnswers,
): number[] {
  return complaints.map(({ id }) => id).filter(id => complaintStatus(id, record, stored) === 'unanswered');
}
