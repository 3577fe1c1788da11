import { expect, test } from 'vitest';
import { packedVectors, splitVectors } from '#content/practice/understanding/pack-vectors.ts';
import {
  type Course,
  DIMENSIONS,
  trainedEncoder,
  tunedEncoder,
} from '#content/practice/understanding/train-encoder.ts';
import { type Asked, askedShares, type EncoderNumbers } from '#domain/practice/understanding/encoder.ts';
import { unpackedVectors } from '#domain/practice/understanding/packed-vectors.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

const ROWS = ['when', 'begin', 'where', 'hurt', 'any', 'fever', 'cough', 'after history:family'];

const SAID: readonly (readonly [asks: Asked, ...words: string[]])[] = [
  ['attribute:onset', 'when', 'begin'],
  ['attribute:site', 'where', 'hurt'],
  ['presence:fever', 'any', 'fever'],
  ['presence:cough', 'any', 'cough'],
];

const said = (words: readonly string[], after: string | null = null): Spoken => ({
  places: words.map(word => ({ word, mask: null })),
  after,
});

const COURSE: Course = {
  rows: ROWS,
  asked: [...SAID.map(([asks]) => asks), 'presence:family-fever'],
  examples: Array.from({ length: 600 }, (_, place) => {
    const [asks = 'none', ...words] = SAID[place % SAID.length] ?? [];
    return place % 5 === 0
      ? { asks: 'presence:family-fever', said: said(['any', 'fever'], 'after history:family'), weight: 1 }
      : { asks, said: said(words), weight: 1 };
  }),
  rounds: 8,
};

const opened = (numbers: EncoderNumbers) => ({
  ...numbers,
  rowOf: new Map(ROWS.map((row, place) => [row, place])),
  asked: COURSE.asked,
  placeOf: new Map(COURSE.asked.map((asked, place) => [asked, place])),
});

function likeliest(numbers: EncoderNumbers, of: Spoken): Asked | undefined {
  const shares = askedShares(opened(numbers), of);
  return COURSE.asked[shares.indexOf(Math.max(...shares))];
}

const trained = trainedEncoder(COURSE);

test('what examples ask is likeliest for what is said like them, and all together is certain', () => {
  for (const [asks, ...words] of SAID) expect(likeliest(trained, said(words))).toBe(asks);
  const shares = askedShares(opened(trained), said(['any', 'fever']));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
});

test('what was asked before tells what the same words ask', () => {
  expect(likeliest(trained, said(['any', 'fever'], 'after history:family'))).toBe('presence:family-fever');
});

test('the same course makes the same encoder', () => {
  expect(trainedEncoder({ ...COURSE, rounds: 1 })).toEqual(trainedEncoder({ ...COURSE, rounds: 1 }));
});

test('split vectors go on learning, and travel as they were learnt', () => {
  const split = {
    meanings: splitVectors(trained.meanings, DIMENSIONS, 8),
    outputs: splitVectors(trained.outputs, DIMENSIONS, 4),
  };
  const tuned = tunedEncoder({ ...COURSE, rounds: 3 }, trained, split);
  const travelled = {
    ...tuned,
    meanings: unpackedVectors(packedVectors(tuned.split.meanings)),
    outputs: unpackedVectors(packedVectors(tuned.split.outputs)),
  };
  for (const [asks, ...words] of SAID) expect(likeliest(travelled, said(words))).toBe(asks);
});
