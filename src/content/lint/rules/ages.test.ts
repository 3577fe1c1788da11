import { expect, test } from 'vitest';
import { ages } from '#content/lint/rules/ages.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('the complaints of the sample are for all ages', () => {
  expect(messagesOf(ages)).toEqual([]);
});

test('a range that ends before it begins is caught', () => {
  const messages = messagesOf(ages, draft => {
    at(draft.complaints, 0).ages = { from: 60, to: 12 };
  });
  expect(messages).toContain('ages: from 60 to 12 is no range');
});

test('a case whose patient is too old for its complaint is caught', () => {
  const messages = messagesOf(ages, draft => {
    at(draft.complaints, 0).ages = { from: 0, to: 3 };
  });
  expect(messages).not.toEqual([]);
  expect(messages.every(message => /is not asked at \d+$/.test(message))).toBe(true);
});
