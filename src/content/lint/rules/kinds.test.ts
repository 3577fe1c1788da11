import { expect, test } from 'vitest';
import { kinds } from '#content/lint/rules/kinds.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a question has what its kind needs', () => {
  expect(messagesOf(kinds)).toEqual([]);
});

test('choices of a number or notes question are caught', () => {
  const messages = messagesOf(kinds, draft => {
    at(at(draft.complaints, 0).questions, 4).choices.push({ text: 'Eight', points: {}, redFlag: [] });
  });
  expect(messages).toEqual(['severity: a number question has no choices']);
});

test('a range outside a duration question is caught', () => {
  const messages = messagesOf(kinds, draft => {
    at(at(at(draft.complaints, 0).questions, 0).choices, 0).range = [0, 1, 'days'];
  });
  expect(messages).toEqual([expect.stringContaining('has a range, but the kind is single')]);
});

test('points in a sequence are caught, since a sequence carries no evidence', () => {
  const messages = messagesOf(kinds, draft => {
    at(at(draft.complaints, 0).questions, 7).kind = 'order';
  });
  expect(messages).toHaveLength(2);
});
