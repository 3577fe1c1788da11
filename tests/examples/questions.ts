import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

const question = (id: number, text: string, rest: Partial<Question>): Question => ({
  id,
  complaintQuestionId: 1000 + id,
  text,
  type: QUESTION_TYPE.single,
  conditions: [],
  choices: [],
  ...rest,
});

const choice = (id: number, text: string) => ({ id, text, ranges: [] });

/** A small questionnaire with all six kinds; 2 hangs on 1, and 3 hangs on 2. */
export const QUESTIONS: readonly Question[] = [
  question(1, 'How did the pain start?', { choices: [choice(11, 'Suddenly'), choice(12, 'Over minutes')] }),
  question(2, 'Were you resting?', {
    choices: [choice(21, 'Yes'), choice(22, 'No')],
    conditions: [{ questionId: 1, choiceId: 11 }],
  }),
  question(3, 'Where does it spread to?', {
    type: QUESTION_TYPE.multi,
    choices: [choice(31, 'Left arm'), choice(32, 'Jaw'), choice(33, 'None of these')],
    conditions: [{ questionId: 2, choiceId: 21 }],
  }),
  question(4, 'How long does it last?', {
    type: QUESTION_TYPE.duration,
    choices: [
      { id: 41, text: 'Under 20 minutes', ranges: [{ min: 0, max: 20, unit: 'minutes' }] },
      { id: 42, text: 'Longer', ranges: [{ min: 20, max: 6000, unit: 'minutes' }] },
    ],
  }),
  question(5, 'How bad is it, from 0 to 10?', { type: QUESTION_TYPE.number }),
  question(6, 'What came first?', {
    type: QUESTION_TYPE.order,
    choices: [choice(61, 'Pain'), choice(62, 'Sweating'), choice(63, 'Nausea')],
  }),
  question(7, 'What do you think it is?', { type: QUESTION_TYPE.notes }),
  question(8, 'Where is it?', {
    type: QUESTION_TYPE.multi,
    choices: [choice(81, 'Chest'), choice(82, 'Back')],
  }),
];

/** The example question with this id. */
export function questionOf(id: number): Question {
  const found = QUESTIONS.find(other => other.id === id);
  if (!found) throw new Error(`There is no example question ${id}`);
  return found;
}
