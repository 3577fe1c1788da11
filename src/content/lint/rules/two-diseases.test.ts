import { expect, test } from 'vitest';
import { twoDiseases } from '#content/lint/rules/two-diseases.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

const bookWith = (title: string) => ({
  published: new Map([['I71.00', { title, isBillable: true }]]),
  later: new Map(),
});

function messagesFor(name: string, title: string) {
  return messagesOf(twoDiseases(bookWith(title)), draft => {
    at(draft.diagnoses, 0).name = name;
  });
}

test('a name of two diseases with the code of one of them is caught', () => {
  expect(messagesFor('Stye or chalazion', 'Hordeolum externum')).toEqual([
    expect.stringContaining('"Stye or chalazion" holds more than I71.00'),
  ]);
});

test('a code of the group that both belong to holds them', () => {
  expect(messagesFor('Stye or chalazion', 'Unspecified inflammation of eyelid')).toEqual([]);
});

test('a name of one disease, and one that its brackets explain, need no wider code', () => {
  expect(messagesFor('Stye', 'Hordeolum externum')).toEqual([]);
  expect(messagesFor('Angioedema (allergic or hereditary)', 'Angioneurotic oedema')).toEqual([]);
});
