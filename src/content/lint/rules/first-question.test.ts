import { expect, test } from 'vitest';
import { firstQuestion } from '#content/lint/rules/first-question.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('the first question is put to everybody and takes one choice', () => {
  expect(messagesOf(firstQuestion)).toEqual([]);
});

test('a first question that takes several choices, waits for another, or is for one sex is caught', () => {
  const messages = messagesOf(firstQuestion, draft => {
    const first = at(at(draft.complaints, 0).questions, 0);
    first.kind = 'multi';
    first.when = { site: ['Centre'] };
    first.for = 'female';
  });
  expect(messages).toEqual([
    'onset: the first question is multi, not single',
    'onset: the first question has conditions',
    'onset: the first question is for one sex',
  ]);
});
