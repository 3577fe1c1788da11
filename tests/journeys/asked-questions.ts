import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { openWith, PATIENT } from './kept-session.ts';
import type { Session } from './session.ts';

export const HEADACHE = { id: 1, text: 'Headache' };
export const COUGH = { id: 2, text: 'Cough' };
export const LONG_ANSWER = 'It began while I was cleaning the kitchen windows';

export const question = (id: number, text: string, more: Partial<Question> = {}): Question => ({
  id,
  complaintQuestionId: id + 100,
  text,
  type: 1,
  conditions: [],
  choices: ['Yes', 'No'].map((choice, index) => ({ id: id * 10 + index, text: choice, ranges: [] })),
  ...more,
});

export const FOUR = [
  question(1, 'Is it new?'),
  question(2, 'Since when?', { conditions: [{ questionId: 1, choiceId: 10 }] }),
  question(3, 'What happened?', { type: 7, choices: [] }),
  question(4, 'Did it come back?'),
];

export const complaining: Partial<PatientRecord> = {
  ...PATIENT,
  chiefComplaint: { ...HEADACHE, isAnswered: false },
  currentSymptom: HEADACHE,
};

/** Opens the questionnaire of a case with questions made for the purpose: the catalogue may change. */
export async function openAsked(
  session: Session,
  questions: readonly unknown[],
  record = complaining,
): Promise<void> {
  await session.page.route('**/api/complaints/*/questions*', route => route.fulfill({ json: questions }));
  await openWith(session.page, '/questionnaire', { record });
}
