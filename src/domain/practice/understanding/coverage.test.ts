import { expect, test } from 'vitest';
import type { Intent } from '#domain/practice/intent.ts';
import { coverageOf } from '#domain/practice/understanding/coverage.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';
import type { Language } from '#domain/practice/understanding/language.ts';

const ASKED: readonly Asked[] = ['none', 'attribute:onset', 'presence:fever', 'talk:empathy'];

const LANGUAGE = {
  encoder: {
    placeOf: new Map(ASKED.map((asked, place) => [asked, place])),
    dimensions: 4,
    outputs: Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0.8, 0.6, 0, 0, 0, 0, 1),
  },
  itemOf: {},
} as unknown as Language;

const FEVER = { findings: [{ key: 'fever' }], item: null, isGeneric: false, from: 0, to: 1 };

const WHOLE = {
  told: {
    shares: Float32Array.of(0.05, 0.45, 0.4, 0.1),
    counts: Float32Array.of(0.1, 0.8, 0.05, 0.05),
  },
  candidates: [
    { intent: 'attribute:onset', score: 0.5 },
    { intent: 'presence:fever', score: 0.4 },
  ],
  mentions: [FEVER],
} as unknown as Parameters<typeof coverageOf>[1];

const coverage = (...intents: Intent[]) => coverageOf(LANGUAGE, WHOLE, intents);

test('two things cover more of what was said than one, if two are likely', () => {
  const [one, both] = [coverage('presence:fever'), coverage('presence:fever', 'attribute:onset')];
  expect(both.covered).toBeGreaterThan(one.covered);
  expect(both.counted).toBeGreaterThan(one.counted);
  expect(both.leastCovered).toBeCloseTo(one.leastCovered, 5);
  expect(both.asTwo).toBe(both.counted);
  expect(one.asOne).toBe(one.counted);
});

test('an attribute counts alike whatever it is of, and what is unknown covers next to nothing', () => {
  expect(coverage('attribute:onset:cough')).toEqual(coverage('attribute:onset'));
  expect(coverage('presence:cough').covered).toBeLessThan(-4);
});

test('talk beside a question is not counted, talk alone is', () => {
  expect(coverage('talk:empathy', 'presence:fever')).toEqual(coverage('presence:fever'));
  expect(coverage('talk:empathy').covered).toBeLessThan(coverage('presence:fever').covered);
});

test('it is told how likely the two likeliest are, and how many likelier things there are', () => {
  expect(coverage('presence:fever').likeliest).toBeCloseTo(Math.log(0.46));
  expect(coverage('presence:fever').nextLikely).toBeCloseTo(Math.log(0.41));
  expect(coverage('presence:fever').ranked).toBe(1);
  expect(coverage('attribute:onset').ranked).toBe(0);
  expect(coverage('presence:cough').ranked).toBe(9);
});

test('of two things it is told how alike what asks for them is, and which names are left over', () => {
  expect(coverage('presence:fever').beside).toBe(1);
  expect(coverage('presence:fever', 'attribute:onset').beside).toBeCloseTo(0.8, 1);
  expect(coverage('presence:fever')).toMatchObject({ named: 1, unnamed: 0 });
  expect(coverage('attribute:onset')).toMatchObject({ named: 0, unnamed: 1 });
});
