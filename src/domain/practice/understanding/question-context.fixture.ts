import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** Before the first question to somebody. */
export const FIRST_QUESTION: QuestionContext = {
  complaint: 'headache',
  informant: 'self',
  lastIntents: [],
  toldFindings: [],
  ownFindings: [],
  toldLast: [],
  sex: 'female',
  age: 40,
};
