import { expect, test } from 'vitest';
import { redFlags } from '#content/lint/rules/red-flags.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('red flags speak clearly for a diagnosis that must not be missed', () => {
  expect(messagesOf(redFlags)).toEqual([]);
});

test('a red flag with fewer than 3 points is caught', () => {
  const messages = messagesOf(redFlags, draft => {
    at(at(at(draft.complaints, 0).questions, 0).choices, 0).points.dissection = 2;
  });
  expect(messages).toEqual([expect.stringContaining('red flag for dissection with 2 points')]);
});

test('a red flag for a diagnosis that may be missed is caught', () => {
  const messages = messagesOf(redFlags, draft => {
    at(draft.diagnoses, 0).mustNotMiss = false;
  });
  expect(messages).toEqual([expect.stringContaining('not marked mustNotMiss')]);
});
