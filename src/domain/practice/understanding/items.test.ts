import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { namesApart, piecesListed } from './items.ts';

const alone = (piece: string) => piecesListed(wholeLanguage().lexicon, piece).map(item => item.alone);

test('what is listed stands alone with what was said once for all of it', () => {
  const table: readonly (readonly [piece: string, ...alone: string[]])[] = [
    ['any fever', 'any fever'],
    ['any fever, chills or night sweats', 'any fever', 'any chills', 'any night sweats'],
    ['have you been thirsty or peeing a lot', 'have you been thirsty', 'have you been peeing a lot'],
    ['any pain in your belly or your back', 'any pain in your belly', 'any pain in your back'],
    ['any lumps in your neck or under your arms', 'any lumps in your neck', 'any lumps under your arms'],
    ['any pain or swelling in your legs', 'any pain in your legs', 'any swelling in your legs'],
    [
      'any tingling round the lips or in the fingers',
      'any tingling round the lips',
      'any tingling in the fingers',
    ],
    ['have you ever had a seizure, or a stroke', 'have you ever had a seizure', 'have you ever had a stroke'],
    ['any cough or have you lost weight', 'any cough', 'have you lost weight'],
  ];
  expect(table.map(([piece]) => [piece, ...alone(piece)])).toEqual(table);
});

test('nothing but commas lists nothing', () => {
  expect(alone(', , or')).toEqual([]);
});

test('names that are said in a row without a comma are taken apart', () => {
  const { lexicon, gazetteer } = wholeLanguage();
  const table: readonly (readonly [piece: string, apart: string | null])[] = [
    ['do you have hypertension diabetes asthma', 'do you have hypertension, diabetes, asthma'],
    ['any cough or fever', null],
    ['any chest pain', null],
    ['when did it start', null],
  ];
  expect(table.map(([piece]) => [piece, namesApart(lexicon, gazetteer, piece)])).toEqual(table);
});

test('what is listed may be places', () => {
  const places = (piece: string) =>
    piecesListed(wholeLanguage().lexicon, piece, true).map(item => item.alone);
  expect(places('any clots in the legs or lungs')).toEqual([
    'any clots in the legs',
    'any clots in the lungs',
  ]);
  expect(places('any fever or chills')).toEqual(['any fever', 'any chills']);
});
