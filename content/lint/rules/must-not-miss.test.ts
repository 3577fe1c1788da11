import { expect, test } from 'vitest';
import { messagesOf } from '../sample-content.ts';
import { mustNotMiss } from './must-not-miss.ts';

test('a complaint raises a diagnosis that must not be missed', () => {
  expect(messagesOf(mustNotMiss)).toEqual([]);
});

test('a complaint that raises none is caught', () => {
  const messages = messagesOf(mustNotMiss, draft => {
    for (const diagnosis of draft.diagnoses) diagnosis.mustNotMiss = false;
  });
  expect(messages).toEqual(['raises no diagnosis that must not be missed']);
});
