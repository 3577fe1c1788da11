import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openKernels } from '#content/practice/understanding/kernels/kernels.ts';
import { learntFrom } from '#content/practice/understanding/learnt-numbers.ts';
import {
  codeOfStep,
  letterOf,
  STEPS,
  stepOf,
  unpackedRows,
} from '#domain/practice/understanding/packed-rows.ts';

const rows = (width: number) =>
  fc
    .array(fc.array(fc.float({ min: -2, max: 2, noNaN: true }), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 6,
    })
    .map(all => Float32Array.from(all.flat()));

test('coarse numbers are the same when they are unpacked, whatever they are', () => {
  fc.assert(
    fc.property(rows(8), begun => {
      const learnt = learntFrom(openKernels(4096), [...begun], { width: 8, memory: 0.9, isCoarse: true });
      learnt.coarsen();
      expect(unpackedRows(learnt.packed())).toEqual(learnt.numbers);
      expect(new Set(learnt.numbers.subarray(0, 8)).size).toBeLessThanOrEqual(STEPS);
    }),
  );
});

test('every two digits have a letter of their own, and JSON writes none of them as two', () => {
  const digits = Array.from({ length: STEPS }, (_, digit) => digit);
  const letters = digits.flatMap(digit => digits.map(next => letterOf(digit, next)));
  expect(new Set(letters).size).toBe(STEPS * STEPS);
  expect(JSON.stringify(letters.join(''))).toHaveLength(STEPS * STEPS + 2);
});

test('a number follows its slope, and behind a coarse one the exact one moves', () => {
  const learnt = learntFrom(openKernels(4096), [1, -1, 0, 0], { width: 4, memory: 0.9, isCoarse: true });
  learnt.coarsen();
  const [before = 0] = learnt.numbers;
  for (let time = 0; time < 200; time += 1) {
    learnt.slope[0] = 1;
    learnt.touched[0] = 1;
    learnt.move(0.01);
  }
  expect(before).toBeGreaterThan(0);
  expect(learnt.numbers[0]).toBeLessThan(0);
});

test('numbers that are not coarse are used as they are', () => {
  const learnt = learntFrom(openKernels(4096), [0.123], { width: 1, memory: 0.9, isCoarse: false });
  learnt.coarsen();
  expect(learnt.numbers[0]).toBeCloseTo(0.123, 6);
});

test('a step is told in a byte to within three per cent', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 10, noNaN: true }), step => {
      expect(Math.abs(stepOf(codeOfStep(step)) / step - 1)).toBeLessThan(0.03);
    }),
  );
});
