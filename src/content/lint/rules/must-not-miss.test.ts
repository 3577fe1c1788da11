import { expect, test } from 'vitest';
import { mustNotMiss } from '#content/lint/rules/must-not-miss.ts';
import { messagesOf } from '#content/sample-content.fixture.ts';

test('a complaint raises a diagnosis that must not be missed', () => {
  expect(messagesOf(mustNotMiss)).toEqual([]);
});

test('a complaint that raises none is caught', () => {
  const messages = messagesOf(mustNotMiss, draft => {
    for (const diagnosis of draft.diagnoses) diagnosis.mustNotMiss = false;
  });
  expect(messages).toEqual(['raises no diagnosis that must not be missed']);
});
