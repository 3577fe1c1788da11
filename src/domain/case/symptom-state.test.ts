import { expect, it } from 'vitest';
import { SKIPPED } from '#domain/case/answer.ts';
import { symptomState } from '#domain/case/symptom-state.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { COUGH, withCough } from '#tests/examples/cases.ts';

const answer = (questionId: number, isSkipped: boolean) => ({
  questionId,
  questionText: 'Is it new?',
  questionType: QUESTION_TYPE.single,
  choiceId: isSkipped ? null : '10',
  choiceText: isSkipped ? SKIPPED : 'Yes',
  symptomId: COUGH.id,
});

it.each([
  { told: 3, skipped: 0, isAnswered: true, words: 'Answered' },
  { told: 9, skipped: 2, isAnswered: true, words: 'Partly answered' },
  { told: 0, skipped: 13, isAnswered: true, words: 'Skipped' },
  { told: 0, skipped: 0, isAnswered: true, words: 'Answered' },
  { told: 3, skipped: 0, isAnswered: false, words: 'Unfinished' },
  { told: 0, skipped: 3, isAnswered: false, words: 'Unfinished' },
])(
  '$told answers and $skipped skipped questions of a symptom read $words',
  ({ told, skipped, isAnswered, words }) => {
    const answers = Array.from({ length: told + skipped }, (_, index) => answer(index, index >= told));
    const symptom = { ...COUGH, isAnswered };
    expect(symptomState({ ...withCough, answers }, symptom)).toEqual({ words, answers: told, skipped });
  },
);
