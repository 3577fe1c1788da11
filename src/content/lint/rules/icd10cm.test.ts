import { expect, test } from 'vitest';
import type { CodeBook } from '#content/codes/code-book.ts';
import { icd10cm } from '#content/lint/rules/icd10cm.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

const DISSECTION = { title: 'Dissection of unspecified site of aorta', isBillable: true };
const BOOK: CodeBook = { published: new Map([['I71.00', DISSECTION]]), later: new Map() };

test('a billable code of the published list, or one of a later edition, is no fault', () => {
  expect(messagesOf(icd10cm(BOOK))).toEqual([]);
  expect(messagesOf(icd10cm({ published: new Map(), later: BOOK.published }))).toEqual([]);
});

test('a code that the list does not hold is caught', () => {
  const messages = messagesOf(icd10cm(BOOK), draft => {
    at(draft.diagnoses, 0).icd10cm = 'I71.99';
  });
  expect(messages).toEqual([expect.stringContaining('dissection: I71.99 is unknown')]);
});

test('a heading, which nobody may use as a code, is caught', () => {
  const heading = { ...DISSECTION, isBillable: false };
  const messages = messagesOf(icd10cm({ published: new Map([['I71.00', heading]]), later: new Map() }));
  expect(messages).toEqual(expect.arrayContaining([expect.stringContaining('is a heading')]));
});

test('a listed code that no diagnosis has, and one that stands in both lists, are caught', () => {
  const unused = new Map([...BOOK.published, ['Z99.9', DISSECTION]]);
  expect(messagesOf(icd10cm({ ...BOOK, published: unused }))).toEqual(['no diagnosis has the code Z99.9']);
  expect(messagesOf(icd10cm({ ...BOOK, later: BOOK.published }))).toEqual([
    'I71.00 stands in the published list already',
  ]);
});
