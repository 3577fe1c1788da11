import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { saying } from '#tests/examples/findings.ts';
import { answerWith } from '#tests/examples/random-answers.ts';
import { question } from '#tests/examples/sample-questions.ts';
import { complaintNamed, PATIENT, type ReadApi } from '#tests/examples/seeded-session.ts';

export const [BREATHLESS, SWEATING, RACING, NOTHING] = [9011, 9012, 9013, 9014];

/** What was asked about the chest pain, by findings of the real vocabulary. */
const WITH_THE_PAIN: Question = question(901, 'What else did you notice with the pain?', {
  type: QUESTION_TYPE.multi,
  choices: [
    saying(BREATHLESS, 'Short of breath', { finding: 'dyspnoea' }),
    saying(SWEATING, 'A cold sweat', { finding: 'diaphoresis' }),
    saying(RACING, 'Heart racing', { finding: 'palpitations' }),
    saying(NOTHING, 'None of these', { isDenial: true }),
  ],
});

/** Asks for two of the same findings, and for one more. */
export const WITH_THE_COUGH: Question = question(911, 'What comes with the cough?', {
  type: QUESTION_TYPE.multi,
  choices: [
    saying(9111, 'Breathlessness with it', { finding: 'dyspnoea' }),
    saying(9112, 'Sweats with it', { finding: 'diaphoresis' }),
    saying(9113, 'A sore throat with it', { finding: 'sore-throat' }),
    saying(9114, 'Nothing with it', { isDenial: true }),
  ],
});

/** Asks for nothing that was not asked before. */
export const HEART: Question = question(912, 'Does your heart race, or do you sweat?', {
  type: QUESTION_TYPE.multi,
  choices: [
    saying(9121, 'It races', { finding: 'palpitations' }),
    saying(9122, 'I sweat', { finding: 'diaphoresis' }),
    saying(9123, 'Neither', { isDenial: true }),
  ],
});

/** A chest pain in which these were chosen, and a cough that is about to be asked about. */
export async function toldCase(read: ReadApi, chosen: readonly number[]): Promise<Partial<PatientRecord>> {
  const chestPain = await symptomOf(read, 'Chest pain', true);
  const cough = await symptomOf(read, 'Cough', false);
  const choices = WITH_THE_PAIN.choices.filter(({ id }) => chosen.includes(id));
  return {
    ...PATIENT,
    chiefComplaint: chestPain,
    associatedSymptoms: [cough],
    answers: answerWith({ question: WITH_THE_PAIN, symptomId: chestPain.id }, choices),
    currentSymptom: { id: cough.id, text: cough.text },
  };
}

/** The same when the cough was asked about, too, and nothing came of it. */
export async function askedCase(read: ReadApi, chosen: readonly number[]): Promise<Partial<PatientRecord>> {
  const told = await toldCase(read, chosen);
  const associatedSymptoms = (told.associatedSymptoms ?? []).map(symptom => ({
    ...symptom,
    isAnswered: true,
  }));
  return { ...told, associatedSymptoms, currentSymptom: null };
}

async function symptomOf(read: ReadApi, text: string, isAnswered: boolean): Promise<Symptom> {
  const { id } = await complaintNamed(read, text);
  return { id, text, isAnswered };
}
