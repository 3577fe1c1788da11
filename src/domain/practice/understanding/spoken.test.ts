import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { rowNamesOf, spoken } from '#domain/practice/understanding/spoken.ts';
import { wordsOf } from '#domain/practice/understanding/words.ts';

const { lexicon, gazetteer } = wholeLanguage();

const said = (text: string, asked: Parameters<typeof spoken>[2] = []) => {
  const tokens = wordsOf(lexicon, text);
  return spoken(tokens, mentionsIn(gazetteer, lexicon, tokens), asked);
};

test('words stand between the marks of beginning and end, and what they name is told', () => {
  expect(said('any asthma').places).toEqual([
    { word: '^', mask: null },
    { word: 'any', mask: null },
    { word: 'asthma', mask: '<illness>' },
    { word: '$', mask: null },
  ]);
});

test('what was asked last is told, without its finding; talk in between does not count', () => {
  expect(said('how often', ['attribute:onset:cough', 'talk:empathy']).after).toBe('after attribute:onset');
  expect(said('how often', ['talk:empathy']).after).toBeNull();
});

test('a piece has the rows of its words, of what they name and of what was asked', () => {
  expect(rowNamesOf(said('asthma', ['history:illnesses']))).toEqual([
    '^',
    'asthma',
    '<illness>',
    '$',
    'after history:illnesses',
  ]);
});

test('more than anybody says in one breath is not heard', () => {
  expect(
    said(Array.from({ length: 90 }, (_, place) => `word${place}`).join(' ')).places.length,
  ).toBeLessThanOrEqual(32);
});
