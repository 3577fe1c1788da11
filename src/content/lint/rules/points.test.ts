import { expect, test } from 'vitest';
import { points } from '#content/lint/rules/points.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('points are whole numbers from −2 to +10', () => {
  expect(messagesOf(points)).toEqual([]);
});

test.each([
  [-3, 'outside −2 to +10'],
  [11, 'outside −2 to +10'],
  [1.5, 'not a whole number'],
])('%d points are caught', (value, message) => {
  const messages = messagesOf(points, draft => {
    at(at(at(draft.complaints, 0).questions, 0).choices, 0).points.embolism = value;
  });
  expect(messages).toEqual([expect.stringContaining(message)]);
});

test('a written 0 takes back what would follow from the other answers', () => {
  const messages = messagesOf(points, draft => {
    at(at(at(draft.complaints, 0).questions, 0).choices, 1).points.dissection = 0;
  });
  expect(messages).toEqual([]);
});
