import type { Finding } from '#domain/findings/finding.ts';
import { findingOf } from '#domain/findings/finding-of.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { question } from '#tests/examples/sample-questions.ts';

export const COUGH_COMPLAINT = 2;
export const SICKNESS_COMPLAINT = 4;

/** A small vocabulary; the complaint of nausea and vomiting joins two findings. */
export const VOCABULARY: readonly Finding[] = [
  findingOf({ key: 'cough', name: 'Cough', complaintId: COUGH_COMPLAINT }),
  findingOf({ key: 'fever', name: 'Fever', complaintId: 3 }),
  findingOf({ key: 'nausea', name: 'Nausea', complaintId: SICKNESS_COMPLAINT }),
  findingOf({ key: 'vomiting', name: 'Vomiting', complaintId: SICKNESS_COMPLAINT }),
  findingOf({ key: 'sweating', name: 'Sweating' }),
];

/** A choice that says one of these findings is present, or something else. */
export const saying = (id: number, text: string, meaning: Partial<Choice> = {}): Choice => ({
  id,
  text,
  ranges: [],
  ...meaning,
});

const NONE = { isDenial: true } as const;

/** Questions that ask for the findings in all the ways there are; ids from 100 on. */
export const ASKING: readonly Question[] = [
  question(101, 'Have you noticed any of these?', {
    type: QUESTION_TYPE.multi,
    choices: [
      saying(1011, 'Coughing', { finding: 'cough' }),
      saying(1012, 'Feeling hot', { finding: 'fever' }),
      saying(1013, 'Feeling sick', { finding: 'nausea' }),
      saying(1014, 'None of these', NONE),
    ],
  }),
  question(102, 'Do you cough or sweat?', {
    type: QUESTION_TYPE.multi,
    choices: [
      saying(1021, 'A cough', { finding: 'cough' }),
      saying(1022, 'Sweats', { finding: 'sweating' }),
      saying(1023, 'Neither', NONE),
    ],
  }),
  question(103, 'Is there a fever?', {
    choices: [
      saying(1031, 'Yes, a fever', { finding: 'fever' }),
      saying(1032, 'No fever', { denies: 'fever' }),
    ],
  }),
  question(104, 'What is the worst of it?', {
    choices: [
      saying(1041, 'The cough', { finding: 'cough' }),
      saying(1042, 'Being sick', { finding: 'vomiting' }),
      saying(1043, 'The pain', { phrase: 'pain above all' }),
      saying(1044, 'Nothing of that', NONE),
    ],
  }),
  question(105, 'What came first?', {
    type: QUESTION_TYPE.order,
    choices: [saying(1051, 'Cough', { finding: 'cough' }), saying(1052, 'Fever', { finding: 'fever' })],
  }),
  question(106, 'What else?', {
    type: QUESTION_TYPE.multi,
    choices: [
      saying(1061, 'Sweating at night', { finding: 'sweating' }),
      saying(1062, 'Tiredness', { phrase: 'tired' }),
      saying(1063, 'No fever at all', { denies: 'fever' }),
    ],
  }),
];

/** The question of this id. */
export function askingOf(id: number): Question {
  const found = ASKING.find(other => other.id === id);
  if (!found) throw new Error(`There is no question ${id}`);
  return found;
}
