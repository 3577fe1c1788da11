import { expect, test } from 'vitest';
import { noneOfThese } from '#content/lint/rules/none-of-these.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('associated features can be denied as a whole', () => {
  expect(messagesOf(noneOfThese)).toEqual([]);
});

test('a list of associated features without "None of these" at its end is caught', () => {
  const messages = messagesOf(noneOfThese, draft => {
    at(at(draft.complaints, 0).questions, 7).choices.reverse();
  });
  expect(messages).toEqual(['with: the last choice is "Fever", not "None of these"']);
});
