import { expect, test } from 'vitest';
import { at, messagesOf } from '../sample-content.ts';
import { noneOfThese } from './none-of-these.ts';

test('associated features can be denied as a whole', () => {
  expect(messagesOf(noneOfThese)).toEqual([]);
});

test('a list of associated features without "None of these" at its end is caught', () => {
  const messages = messagesOf(noneOfThese, draft => {
    at(at(draft.complaints, 0).questions, 7).choices.reverse();
  });
  expect(messages).toEqual(['with: the last choice is "Fever", not "None of these"']);
});
