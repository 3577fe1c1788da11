import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { inRow, isBoundary, rowNamesOf, spoken, wordsInRow } from '#domain/practice/understanding/spoken.ts';
import type { SpokenIn } from '#domain/practice/understanding/topics.ts';
import { wordsOf } from '#domain/practice/understanding/words.ts';

const { lexicon, gazetteer } = wholeLanguage();

const said = (text: string, lastIntents: SpokenIn['lastIntents'] = []) => {
  const tokens = wordsOf(lexicon, text);
  return spoken(tokens, mentionsIn(gazetteer, lexicon, tokens), { lastIntents });
};

test('words stand between the marks of beginning and end, and what they name is told', () => {
  expect(said('any eczema').places).toEqual([
    { word: '^', mask: null },
    { word: 'any', mask: null },
    { word: 'eczema', mask: '<illness>' },
    { word: '$', mask: null },
  ]);
});

test('a piece has the rows of its words, of what they name and of what was asked', () => {
  expect(rowNamesOf(said('eczema', ['history:illnesses']))).toEqual([
    '^',
    'eczema',
    '<illness>',
    '$',
    'stage 0',
    'after history:illnesses',
    'after history',
  ]);
});

test('more than anybody says in one breath is not heard', () => {
  expect(
    said(Array.from({ length: 90 }, (_, place) => `word${place}`).join(' ')).places.length,
  ).toBeLessThanOrEqual(38);
});

test('between sentences stands a mark of what the first one was', () => {
  const row = inRow([
    { whole: 'how quickly', isQuestion: true },
    { whole: 'i see', isQuestion: false },
    { whole: 'seconds', isQuestion: true },
  ]);
  const words = wordsInRow(lexicon, row);
  expect(words.filter(isBoundary).map(({ stem }) => stem)).toEqual(['|?', '|.']);
  expect(wordsInRow(lexicon, 'how quickly').some(isBoundary)).toBe(false);
});
