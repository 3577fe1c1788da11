import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { recordAnswer } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { multiAnswer, singleAnswer, skippedAnswer } from '#domain/questionnaire/new-answer.ts';
import { visibleQuestions, withoutHiddenAnswers } from '#domain/questionnaire/visible-questions.ts';
import { complaining } from '#tests/examples/cases.ts';
import { QUESTIONS, questionOf } from '#tests/examples/questions.ts';

const SYMPTOM = 1;

function answerWith(questionId: number, choiceId: number, symptomId = SYMPTOM): Answer {
  const question = questionOf(questionId);
  const choice = question.choices.find(({ id }) => id === choiceId) ?? {
    id: choiceId,
    text: '?',
    ranges: [],
  };
  return singleAnswer({ question, symptomId }, choice);
}

const visibleIds = (answers: readonly Answer[]) =>
  visibleQuestions(QUESTIONS, answers, SYMPTOM).map(({ id }) => id);

describe('A question with conditions', () => {
  it('shows only once its parent question was answered with the trigger choice', () => {
    expect(visibleIds([])).not.toContain(2);
    expect(visibleIds([answerWith(1, 12)])).not.toContain(2);
    expect(visibleIds([answerWith(1, 11)])).toContain(2);
  });

  it('does not show for the same answer about another symptom', () => {
    expect(visibleIds([answerWith(1, 11, 2)])).not.toContain(2);
  });

  it('does not show when its parent was skipped', () => {
    expect(visibleIds([skippedAnswer({ question: questionOf(1), symptomId: SYMPTOM })])).not.toContain(2);
  });

  it('shows when one of the ids of a multi-choice answer is the trigger', () => {
    const child = { ...questionOf(2), conditions: [{ questionId: 8, choiceId: 82 }] };
    const answer = multiAnswer({ question: questionOf(8), symptomId: SYMPTOM }, questionOf(8).choices);
    expect(visibleQuestions([questionOf(8), child], answer ? [answer] : [], SYMPTOM)).toContain(child);
  });

  it('needs only one of several conditions', () => {
    const child = {
      ...questionOf(2),
      conditions: [
        { questionId: 8, choiceId: 82 },
        { questionId: 1, choiceId: 12 },
      ],
    };
    expect(visibleQuestions([child], [answerWith(1, 12)], SYMPTOM)).toEqual([child]);
  });
});

describe('When a parent answer changes', () => {
  const all = [answerWith(1, 11), answerWith(2, 21), answerWith(3, 31), answerWith(8, 81)];
  const before = all.reduce(recordAnswer, complaining);

  it('answers to questions it hides are dropped, and those that depended on them in turn', () => {
    const after = withoutHiddenAnswers(recordAnswer(before, answerWith(1, 12)), QUESTIONS, SYMPTOM);
    expect(after.answers.map(({ questionId }) => questionId)).toEqual([1, 8]);
  });

  it('answers to questions the catalogue no longer has are kept', () => {
    const gone: Answer = { ...answerWith(8, 81), questionId: 99 };
    const after = withoutHiddenAnswers(recordAnswer(before, gone), QUESTIONS, SYMPTOM);
    expect(after.answers).toContainEqual(gone);
  });

  it('other symptoms keep theirs', () => {
    const other = answerWith(2, 21, 2);
    expect(withoutHiddenAnswers(recordAnswer(complaining, other), QUESTIONS, SYMPTOM).answers).toEqual([
      other,
    ]);
  });

  it('no visible question and no answer depends on an answer that is gone', () => {
    const change = fc.constantFrom(
      ...QUESTIONS.flatMap(({ id, choices }) => choices.map(choice => [id, choice.id] as const)),
    );
    fc.assert(
      fc.property(fc.array(change), changes => {
        const after = changes.reduce<PatientRecord>(
          (record, [question, choice]) =>
            withoutHiddenAnswers(recordAnswer(record, answerWith(question, choice)), QUESTIONS, SYMPTOM),
          complaining,
        );
        const visible = visibleIds(after.answers);
        for (const { questionId } of after.answers) expect(visible).toContain(questionId);
        const triggers = new Set(
          after.answers.map(({ questionId, choiceId }) => `${questionId}:${choiceId}`),
        );
        for (const { conditions } of visibleQuestions(QUESTIONS, after.answers, SYMPTOM)) {
          if (conditions.length === 0) continue;
          expect(
            conditions.some(({ questionId, choiceId }) => triggers.has(`${questionId}:${choiceId}`)),
          ).toBe(true);
        }
      }),
    );
  });
});
