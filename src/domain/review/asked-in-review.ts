import { fitsAge } from '#domain/case/fits-age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { type ComplaintAnswers, complaintStatus } from '#domain/review/status.ts';

/**
 * The complaints the review of systems goes through: those of the patient's age (nobody asks an adult about a limping
 * child), and whatever was answered already, so that no answer is hidden when the age is corrected.
 */
export function askedInReview(
  complaints: readonly Complaint[],
  record: PatientRecord,
  stored: ComplaintAnswers,
): Complaint[] {
  return complaints.filter(
    complaint => fitsAge(complaint, record) || complaintStatus(complaint.id, record, stored) !== 'unanswered',
  );
}
