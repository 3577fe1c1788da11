import { playCase } from '#content/play/play-case.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import { factsOf } from '#content/practice/patients/patient-facts.ts';
import type { Patient, TeachingCase } from '#content/read/content.ts';
import type { CaseAnswer } from '#content/schema/teaching-case.ts';

/** That a question is left open is no fault of a patient, nor that only a finding opens it. */
const OPEN = /is not answered$|but its condition hides it$/;

/** What of the answers that the facts of a patient mean does not fit the questionnaire. */
export function playPatient(patient: Patient, playable: PlayableContent): readonly string[] {
  return playCase(asTeachingCase(patient), playable).faults.filter(fault => !OPEN.test(fault));
}

/** The patient's answers as a teaching case writes them; what several facts say of one question stands together. */
function asTeachingCase({ complaint, file, person, facts, denies, reference }: Patient): TeachingCase {
  const answers = new Map<string, CaseAnswer>();
  for (const fact of factsOf({ facts, denies }))
    for (const [question, said] of Object.entries(fact.answers))
      answers.set(question, joined(answers.get(question), said));
  return {
    file,
    complaint,
    title: person.name,
    patient: { age: person.age, sex: person.sex },
    expected: reference.diagnosis,
    rank: 1,
    answers: { [complaint]: Object.fromEntries(answers) },
  };
}

function joined(before: CaseAnswer | undefined, said: CaseAnswer): CaseAnswer {
  if (before === undefined) return said;
  return [before, said].flat().map(String);
}
