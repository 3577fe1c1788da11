import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { findingsTold, findingsToldLast } from '#domain/practice/record/told-findings.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** What the next question is understood by: who is spoken to, and what was spoken of. */
export function questionContext(consultation: Consultation): QuestionContext {
  const { patient, lines } = consultation;
  const { informant, sex, age } = patient.person;
  return {
    complaint: patient.complaint.key,
    informant: informant === 'self' ? 'self' : 'parent',
    lastIntents: lines.flatMap(line => (line.by === 'student' ? line.asked : [])),
    toldFindings: findingsTold(consultation).present,
    ownFindings: patient.facts.flatMap(({ is, findings }) =>
      is === 'present' ? findings.map(({ key }) => key) : [],
    ),
    toldLast: findingsToldLast(consultation),
    sex,
    age,
  };
}
