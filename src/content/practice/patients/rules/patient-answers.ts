import type { Rule } from '#content/lint/rule.ts';
import { playableOf } from '#content/play/playable-content.ts';
import { playPatient } from '#content/practice/patients/play-patient.ts';

/** What a fact means in the questionnaire is an answer that this patient could give there. */
export const patientAnswers: Rule = {
  name: 'patient-answers',
  *check(content) {
    if (content.patients.length === 0) return;
    const playable = playableOf(content);
    for (const patient of content.patients)
      for (const message of playPatient(patient, playable)) yield { file: patient.file, message };
  },
};
