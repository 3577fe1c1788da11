import { compileActing } from '#content/practice/patients/compile-acting.ts';
import { compileFacts } from '#content/practice/patients/compile-facts.ts';
import { compileReference } from '#content/practice/patients/compile-reference.ts';
import type { PatientCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import { factsOf } from '#content/practice/patients/patient-facts.ts';
import { usualAnswers } from '#content/practice/patients/usual-answers.ts';
import type { Patient, PracticeContent } from '#content/read/content.ts';
import type { Acting } from '#domain/practice/patient/acting.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { sealReference } from '#domain/practice/patient/seal.ts';

/** A patient as the browser gets it, what the seal hides, and what only role-players need. */
export type CompiledPatient = {
  readonly file: string;
  readonly patient: PracticePatient;
  readonly reference: PatientReference;
  readonly acting: Acting;
};

/** The patients whose complaint and diagnosis exist; the linter reports the others. */
export function compilePatients(
  content: PracticeContent,
  catalogue: PatientCatalogue,
): readonly CompiledPatient[] {
  return content.patients.flatMap(patient => compilePatient(patient, content, catalogue) ?? []);
}

function compilePatient(
  entry: Patient,
  content: PracticeContent,
  catalogue: PatientCatalogue,
): CompiledPatient | undefined {
  const id = catalogue.patientId(entry.key);
  const complaint = catalogue.complaint(entry.complaint);
  const facts = factsOf(entry);
  const reference = compileReference(entry, facts, { content, catalogue });
  if (id === undefined || complaint === undefined || reference === undefined) return undefined;
  const { file, level, minutes, door, opening, cues, person } = entry;
  const { name, age, sex, informant, informantName = null, mood, talkativeness } = person;
  const patient: PracticePatient = {
    id,
    complaint: {
      key: entry.complaint,
      id: complaint.id,
      text: complaint.text,
      system: complaint.bodySystems[0]?.name ?? '',
    },
    level,
    minutes,
    door,
    person: { name, age, sex, informant, informantName, mood, talkativeness },
    opening,
    storyQuestionId: catalogue.questionId(entry.complaint, 'own-words') ?? null,
    facts: compileFacts(entry, facts, { content, catalogue }),
    cues: cues.map(({ in: factId, ...cue }) => ({ ...cue, factId })),
    usual: usualAnswers(content.normalAnswers, person),
    sealed: sealReference(reference, id),
  };
  return { file, patient, reference, acting: compileActing(entry, { content, catalogue }) };
}
