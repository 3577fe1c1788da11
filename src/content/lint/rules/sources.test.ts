import { expect, test } from 'vitest';
import { sources } from '#content/lint/rules/sources.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a complaint without a source is caught', () => {
  expect(messagesOf(sources)).toEqual([]);
  const messages = messagesOf(sources, draft => {
    at(draft.complaints, 0).sources = [];
  });
  expect(messages).toEqual(['names no source']);
});
