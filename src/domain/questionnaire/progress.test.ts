import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { notesAnswer, singleAnswer, skippedAnswer } from '#domain/questionnaire/new-answer.ts';
import {
  answerPreview,
  nextLabel,
  openQuestions,
  passedOver,
  percentComplete,
  questionStatus,
} from '#domain/questionnaire/progress.ts';
import { QUESTIONS, questionOf } from '#tests/examples/questions.ts';

const chosen = singleAnswer(
  { question: questionOf(1), symptomId: 1 },
  { id: 11, text: 'Suddenly', ranges: [] },
);
const skipped = skippedAnswer({ question: questionOf(4), symptomId: 1 });
const note = (text: string) => notesAnswer({ question: questionOf(7), symptomId: 1 }, text, true) as Answer;
const answers = new Map([chosen, skipped].map(answer => [answer.questionId, answer]));

describe('A question in the sidebar', () => {
  it('is answered, skipped or unanswered', () => {
    expect(questionStatus(chosen)).toBe('answered');
    expect(questionStatus(skipped)).toBe('skipped');
    expect(questionStatus(undefined)).toBe('unanswered');
    expect(questionStatus(note(''))).toBe('unanswered');
  });

  it('previews its answer, free text cut at 30 characters', () => {
    expect(answerPreview(chosen)).toBe('Suddenly');
    expect(answerPreview(note('a'.repeat(30)))).toBe('a'.repeat(30));
    expect(answerPreview(note('a'.repeat(31)))).toBe(`${'a'.repeat(30)}…`);
    expect(answerPreview(note('🫀'.repeat(31)))).toBe(`${'🫀'.repeat(30)}…`);
  });
});

describe('Progress', () => {
  it('is (current index + 1) of the total, rounded', () => {
    expect(percentComplete(0, 3)).toBe(33);
    expect(percentComplete(1, 3)).toBe(67);
    expect(percentComplete(2, 3)).toBe(100);
    expect(percentComplete(0, 0)).toBe(0);
  });
});

describe('The next button', () => {
  it('reads Skip if unanswered, Next if answered and not last, Continue if last', () => {
    expect(nextLabel(false, false)).toBe('Skip');
    expect(nextLabel(true, false)).toBe('Next');
    expect(nextLabel(true, true)).toBe('Continue');
    expect(nextLabel(false, true)).toBe('Continue');
  });
});

describe('A jump', () => {
  it('forward passes over the unanswered questions between', () => {
    expect(passedOver(QUESTIONS, answers, { from: 0, to: 4 }).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('back passes over none', () => {
    expect(passedOver(QUESTIONS, answers, { from: 4, to: 0 })).toEqual([]);
  });
});

it('At the end the unanswered and the skipped questions are open', () => {
  expect(openQuestions(QUESTIONS, answers).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});
