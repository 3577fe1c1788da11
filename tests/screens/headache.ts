import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { answeredSymptom, PATIENT, someAnswers } from '#tests/examples/seeded-session.ts';
import { readApi } from './network.ts';
import { openAt, type Session } from './session.ts';

/** Opens a page of a case with headache and cough, both asked about. */
export async function openHeadache(path: string, complaintAnswers: ComplaintAnswers = {}): Promise<Session> {
  const chiefComplaint = await answeredSymptom(readApi, 'Headache');
  const cough = await answeredSymptom(readApi, 'Cough');
  const answers = await someAnswers(readApi, chiefComplaint.id);
  const record: Partial<PatientRecord> = { ...PATIENT, chiefComplaint, associatedSymptoms: [cough], answers };
  return openAt(path, { record, complaintAnswers });
}
