import { expect, test } from 'vitest';
import { medicineFigures } from '#content/report/medicine-figures.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

const { england, usa, otherWords } = medicineFigures(wholeContent());

test('every one of the medicines most often prescribed in England and in the USA has an entry of its own', () => {
  expect(england.asked + usa.asked).toBeGreaterThanOrEqual(300);
  expect(england.missed).toEqual([]);
  expect(usa.missed).toEqual([]);
});

test('every one of more than 200 abbreviations, older and national names and lay words finds a generic', () => {
  expect(otherWords.asked).toBeGreaterThanOrEqual(200);
  expect(otherWords.missed).toEqual([]);
});
