import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { answersOf, answerTo, choicesMade, recordAnswer, withoutAnswer } from '#domain/case/answers.ts';
import { skippedAnswer } from '#domain/questionnaire/new-answer.ts';
import { untouched } from '#tests/examples/cases.ts';
import { questionOf } from '#tests/examples/questions.ts';

const anAnswer: fc.Arbitrary<Answer> = fc.record({
  questionId: fc.integer({ min: 1, max: 5 }),
  questionText: fc.constant('How?'),
  questionType: fc.constant(1 as const),
  choiceId: fc.option(fc.integer({ min: 1, max: 99 }).map(String)),
  choiceText: fc.string(),
  symptomId: fc.integer({ min: 1, max: 3 }),
});

describe('Adding an answer', () => {
  it('replaces any earlier answer to the same question for the same symptom', () => {
    fc.assert(
      fc.property(fc.array(anAnswer), anAnswer, (earlier, answer) => {
        const before = earlier.reduce(recordAnswer, untouched);
        const after = recordAnswer(before, answer);
        expect(answerTo(after, answer.symptomId, answer.questionId)).toEqual(answer);
        const key = (other: Answer) => `${other.symptomId}:${other.questionId}`;
        expect(new Set(after.answers.map(key)).size).toBe(after.answers.length);
        expect(after.answers.filter(other => key(other) !== key(answer))).toEqual(
          before.answers.filter(other => key(other) !== key(answer)),
        );
      }),
    );
  });

  it('keeps the same question of two symptoms apart', () => {
    const answer: Answer = { ...skippedAnswer({ question: questionOf(1), symptomId: 1 }) };
    const record = recordAnswer(recordAnswer(untouched, answer), { ...answer, symptomId: 2 });
    expect(answersOf(record, 1)).toHaveLength(1);
    expect(answersOf(record, 2)).toHaveLength(1);
    expect(withoutAnswer(record, 1, 1).answers).toEqual(answersOf(record, 2));
  });
});

describe('What goes to the differential', () => {
  it('is the list of question and choice for answers that have a choice and are not skipped', () => {
    const asked = { question: questionOf(1), symptomId: 1 };
    const chosen = { ...skippedAnswer(asked), choiceId: '11', choiceText: 'Suddenly' };
    const record = [chosen, skippedAnswer({ question: questionOf(2), symptomId: 1 })].reduce(
      recordAnswer,
      untouched,
    );
    expect(choicesMade(record)).toEqual([{ questionId: 1, choiceId: '11' }]);
  });
});
