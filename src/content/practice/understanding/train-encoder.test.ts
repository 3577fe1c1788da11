import { expect, test } from 'vitest';
import { type Learning, numbersOf } from '#content/practice/understanding/slopes.ts';
import { type Course, trainedEncoder } from '#content/practice/understanding/train-encoder.ts';
import {
  type Asked,
  type Encoder,
  responsesOf,
  type Told,
  told,
} from '#domain/practice/understanding/encoder.ts';
import { unpackedRows } from '#domain/practice/understanding/packed-rows.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

const ROWS = ['*', 'when', 'begin', 'where', 'hurt', 'any', 'fever', 'cough', 'or', 'after history:family'];

const SAID: readonly (readonly [asks: Asked, ...words: string[]])[] = [
  ['attribute:onset', 'when', 'begin'],
  ['attribute:site', 'where', 'hurt'],
  ['presence:fever', 'any', 'fever'],
  ['presence:cough', 'any', 'cough'],
];

const BOTH = ['any', 'fever', 'or', 'cough'];

const said = (words: readonly string[], ...topics: readonly string[]): Spoken => ({
  places: words.map(word => ({ word, mask: null })),
  person: [],
  topics,
});

const COURSE: Course = {
  rows: ROWS,
  asked: [...SAID.map(([asks]) => asks), 'presence:family-fever'],
  examples: Array.from({ length: 600 }, (_, place) => {
    const [asks = 'none', ...words] = SAID[place % SAID.length] ?? [];
    if (place % 5 === 0)
      return {
        asks: ['presence:family-fever'],
        or: [],
        said: said(['any', 'fever'], 'after history:family'),
        weight: 1,
      };
    return place % 7 === 0
      ? { asks: ['presence:fever', 'presence:cough'], or: [], said: said(BOTH), weight: 1 }
      : { asks: [asks], or: [], said: said(words), weight: 1 };
  }),
  rounds: 14,
};

function tells(numbers: ReturnType<typeof numbersOf>, of: Spoken): Told {
  const encoder: Encoder = {
    ...numbers,
    rowOf: new Map(ROWS.map((row, place) => [row, place])),
    asked: COURSE.asked,
    placeOf: new Map(COURSE.asked.map((asked, place) => [asked, place])),
    responses: responsesOf(numbers),
  };
  return told(encoder, of);
}

function likeliest(learning: Learning, of: Spoken): Asked | undefined {
  const { shares } = tells(numbersOf(learning), of);
  return COURSE.asked[shares.indexOf(Math.max(...shares))];
}

const trained = trainedEncoder(COURSE);

test('what examples ask is likeliest for what is said like them, and all together is certain', () => {
  for (const [asks, ...words] of SAID) expect(likeliest(trained, said(words))).toBe(asks);
  const { shares, counts } = tells(numbersOf(trained), said(['any', 'fever']));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  expect(counts.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
});

test('what was asked before tells what the same words ask', () => {
  expect(likeliest(trained, said(['any', 'fever'], 'after history:family'))).toBe('presence:family-fever');
});

test('of two things asked at once both are likely, and that there are two', () => {
  const { shares, counts } = tells(numbersOf(trained), said(BOTH));
  expect(Math.min(shares[2] ?? 0, shares[3] ?? 0)).toBeGreaterThan(0.3);
  expect(counts.indexOf(Math.max(...counts))).toBe(1);
});

test('what others would say is likely too, but less', () => {
  const examples = COURSE.examples.map(example =>
    example.asks[0] === 'attribute:site' ? { ...example, or: [['attribute:onset' as const]] } : example,
  );
  const { shares } = tells(numbersOf(trainedEncoder({ ...COURSE, examples })), said(['where', 'hurt']));
  expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
  expect(shares[0]).toBeGreaterThan(0.15);
});

test('a word that was never taught is any word', () => {
  expect(tells(numbersOf(trained), said(['any', 'fever', 'whatsoever']))).toEqual(
    tells(numbersOf(trained), said(['any', 'fever', '*'])),
  );
});

test('the same course makes the same encoder', () => {
  const short = { ...COURSE, rounds: 4 };
  expect(numbersOf(trainedEncoder(short))).toEqual(numbersOf(trainedEncoder(short)));
});

test('numbers travel as they were learnt', () => {
  for (const part of ['meanings', 'patterns', 'sayings', 'outputs', 'counts'] as const)
    unpackedRows(trained[part].packed()).forEach((number, place) => {
      expect(number).toBeCloseTo(numbersOf(trained)[part][place] as number, 5);
    });
});
