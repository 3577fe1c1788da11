import { expect, test } from 'vitest';
import { at, messagesOf } from '../sample-content.ts';
import { sources } from './sources.ts';

test('a complaint without a source is caught', () => {
  expect(messagesOf(sources)).toEqual([]);
  const messages = messagesOf(sources, draft => {
    at(draft.complaints, 0).sources = [];
  });
  expect(messages).toEqual(['names no source']);
});
