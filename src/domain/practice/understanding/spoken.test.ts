import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import {
  inRow,
  isBoundary,
  rowNamesOf,
  type SpokenIn,
  spoken,
  wordsInRow,
} from '#domain/practice/understanding/spoken.ts';
import { wordsOf } from '#domain/practice/understanding/words.ts';

const { lexicon, gazetteer } = wholeLanguage();

const said = (text: string, lastIntents: SpokenIn['lastIntents'] = [], complaint: string | null = null) => {
  const tokens = wordsOf(lexicon, text);
  return spoken(tokens, mentionsIn(gazetteer, lexicon, tokens), { lastIntents, complaint });
};

test('words stand between the marks of beginning and end, and what they name is told', () => {
  expect(said('any eczema').places).toEqual([
    { word: '^', mask: null },
    { word: 'any', mask: null },
    { word: 'eczema', mask: '<illness>' },
    { word: '$', mask: null },
  ]);
});

test('what was asked last is told, without its finding; talk in between does not count', () => {
  expect(said('how often', ['attribute:onset:cough', 'talk:empathy']).after).toBe('after attribute:onset');
  expect(said('how often', ['talk:empathy']).after).toBeNull();
});

test('what was asked before that is told too, and what the patient came with', () => {
  const { around } = said('how often', ['presence:fever', 'talk:empathy', 'attribute:onset:cough'], 'cough');
  expect(around).toEqual(['of cough', 'earlier presence:fever']);
  expect(said('how often').around).toEqual([]);
});

test('a piece has the rows of its words, of what they name and of what was asked', () => {
  expect(rowNamesOf(said('eczema', ['history:illnesses']))).toEqual([
    '^',
    'eczema',
    '<illness>',
    '$',
    'after history:illnesses',
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
