import { expect, test } from 'vitest';
import { packedVectors, splitVectors } from '#content/practice/understanding/pack-vectors.ts';
import { randomNumbers } from '#content/practice/understanding/random-numbers.ts';
import { unpackedVectors } from '#domain/practice/understanding/packed-vectors.ts';

const DIMENSIONS = 8;

const random = randomNumbers(7);

/** Many vectors that are all like one of a few. */
const few = Array.from({ length: 20 }, () => Array.from({ length: DIMENSIONS }, () => random() - 0.5));
const many = Array.from({ length: 2000 }, (_, row) =>
  (few[row % few.length] ?? []).map(each => each + 0.01 * random()),
).flat();

test('vectors come back almost as they were, at an eighth of their size', () => {
  const packed = packedVectors(splitVectors(Float32Array.from(many), DIMENSIONS, 4));
  const back = unpackedVectors(packed);
  expect(back.length).toBe(many.length);
  const furthest = many.reduce((most, each, place) => Math.max(most, Math.abs(each - (back[place] ?? 0))), 0);
  expect(furthest).toBeLessThan(0.05);
  expect(packed.codes.length).toBeLessThan(many.length * 0.4);
});

test('the same vectors are packed the same', () => {
  const pack = () => packedVectors(splitVectors(Float32Array.from(many), DIMENSIONS, 2));
  expect(pack()).toEqual(pack());
});
