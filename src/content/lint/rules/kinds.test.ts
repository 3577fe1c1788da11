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

test('a number question that asks on a scale declares it, and no other', () => {
  const caught = (ask: string, scale?: [number, number]) =>
    messagesOf(kinds, draft => {
      const question = at(at(draft.complaints, 0).questions, 4);
      question.ask = ask;
      if (scale) question.scale = scale;
      else delete question.scale;
    });
  const MISSING = 'severity: asks from 0 to 10, so it needs scale: [0, 10]';
  expect(caught('How bad is it from 0 to 10?')).toEqual([MISSING]);
  expect(caught('How bad is it, from 0 (none) to 10 (the worst you know)?')).toEqual([MISSING]);
  expect(caught('How bad is it from 0 to 10?', [0, 5])).toEqual([MISSING]);
  expect(caught('How bad is it from 0 to 10?', [0, 10])).toEqual([]);
  expect(caught('How many pillows do you need?')).toEqual([]);
  expect(caught('How bad is it from 0 to 100?', [0, 100])).toEqual([
    'severity: a scale has at most 11 numbers to tap',
  ]);
  expect(caught('How bad is it?', [5, 5])).toEqual(['severity: a scale ends above where it begins']);
});

test('a scale outside a number question is caught', () => {
  const messages = messagesOf(kinds, draft => {
    at(at(draft.complaints, 0).questions, 0).scale = [0, 10];
  });
  expect(messages).toEqual([expect.stringContaining('has a scale, but the kind is single')]);
});

test('points in a sequence are caught, since a sequence carries no evidence', () => {
  const messages = messagesOf(kinds, draft => {
    at(at(draft.complaints, 0).questions, 7).kind = 'order';
  });
  expect(messages).toHaveLength(2);
});
