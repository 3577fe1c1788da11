import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';

export const HEADACHE = { id: 1, text: 'Headache' };
export const COUGH = { id: 2, text: 'Cough' };
export const LONG_ANSWER = 'It began while I was cleaning the kitchen windows';

/** A question made for the purpose: the catalogue's may change. */
export const question = (id: number, text: string, more: Partial<Question> = {}): Question => ({
  id,
  complaintQuestionId: id + 100,
  text,
  type: 1,
  conditions: [],
  choices: ['Yes', 'No'].map((choice, index) => ({ id: id * 10 + index, text: choice, ranges: [] })),
  ...more,
});

/** Four questions; the second is asked only after a Yes to the first. */
export const FOUR = [
  question(1, 'Is it new?'),
  question(2, 'Since when?', { conditions: [{ questionId: 1, choiceId: 10 }] }),
  question(3, 'What happened?', { type: 7, choices: [] }),
  question(4, 'Did it come back?'),
];

/** A patient whose headache is about to be asked about. */
export const complaining: Partial<PatientRecord> = {
  ...PATIENT,
  chiefComplaint: { ...HEADACHE, isAnswered: false },
  currentSymptom: HEADACHE,
};
