import { expect, test } from 'vitest';
import type { Intent } from '#domain/practice/intent.ts';
import { coverageOf } from '#domain/practice/understanding/coverage.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';

const ASKED: readonly Asked[] = ['none', 'attribute:onset', 'presence:fever', 'talk:empathy'];

const encoder = { placeOf: new Map(ASKED.map((asked, place) => [asked, place])) };

const told = {
  shares: Float32Array.of(0.05, 0.45, 0.45, 0.05),
  counts: Float32Array.of(0.1, 0.8, 0.05, 0.05),
};

const coverage = (...intents: Intent[]) => coverageOf(encoder, told, intents);

test('two things cover more of what was said than one, if two are likely', () => {
  const [one, both] = [coverage('presence:fever'), coverage('presence:fever', 'attribute:onset')];
  expect(both.covered).toBeGreaterThan(one.covered);
  expect(both.counted).toBeGreaterThan(one.counted);
  expect(both.leastCovered).toBeCloseTo(one.leastCovered, 5);
});

test('an attribute counts alike whatever it is of, and what is unknown covers next to nothing', () => {
  expect(coverage('attribute:onset:cough')).toEqual(coverage('attribute:onset'));
  expect(coverage('presence:cough').covered).toBeLessThan(-4);
});

test('talk beside a question is not counted, talk alone is', () => {
  expect(coverage('talk:empathy', 'presence:fever')).toEqual(coverage('presence:fever'));
  expect(coverage('talk:empathy').covered).toBeLessThan(coverage('presence:fever').covered);
});
