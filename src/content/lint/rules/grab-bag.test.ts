import { expect, test } from 'vitest';
import { grabBag } from '#content/lint/rules/grab-bag.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test.each([
  'And any of these?',
  'Is any of this true as well?',
  'Have you noticed any of these?',
  'Is there anything else?',
])('%s is caught', ask => {
  const messages = messagesOf(grabBag, draft => {
    at(at(draft.complaints, 0).questions, 7).ask = ask;
  });
  expect(messages).toEqual([`with: "${ask}" has no heading that says what it is about`]);
});

test('a heading says what it is about', () => {
  const messages = messagesOf(grabBag, draft => {
    at(at(draft.complaints, 0).questions, 7).ask = 'Chest and breathing: have you noticed any of these?';
  });
  expect(messages).toEqual([]);
});
