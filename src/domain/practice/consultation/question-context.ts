import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { findingsTold } from '#domain/practice/record/told-findings.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** How many of the last things asked a question may refer to. */
const REMEMBERED = 6;

/** What the next question is understood by: who is spoken to, and what was spoken of. */
export function questionContext(consultation: Consultation): QuestionContext {
  const { patient, lines } = consultation;
  const { informant, sex, age } = patient.person;
  return {
    complaint: patient.complaint.key,
    informant: informant === 'self' ? 'self' : 'parent',
    lastIntents: lines.flatMap(line => (line.by === 'student' ? line.asked : [])).slice(-REMEMBERED),
    toldFindings: findingsTold(consultation).present,
    sex,
    age,
  };
}
