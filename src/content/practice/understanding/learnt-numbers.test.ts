import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openKernels } from '#content/practice/understanding/kernels/kernels.ts';
import { learntFrom } from '#content/practice/understanding/learnt-numbers.ts';
import { codeOfStep, stepOf, unpackedRows } from '#domain/practice/understanding/packed-rows.ts';

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
      const learnt = learntFrom(openKernels(4096), [...begun], { width: 8, memory: 0.9, step: () => 0.7 });
      learnt.coarsen();
      unpackedRows(learnt.packed()).forEach((number, place) => {
        expect(number).toBeCloseTo(learnt.numbers[place] as number, 5);
      });
    }),
  );
});

test('a coarse number is at most half a step from the exact one, be it no more than fifteen steps', () => {
  fc.assert(
    fc.property(rows(8), begun => {
      const learnt = learntFrom(openKernels(4096), [...begun], { width: 8, memory: 0.9, step: () => 0.7 });
      learnt.coarsen();
      begun.forEach((exact, place) => {
        const row = begun.subarray(place - (place % 8), place - (place % 8) + 8);
        const step = (0.7 * row.reduce((sum, each) => sum + Math.abs(each), 0)) / 8;
        expect(Math.abs((learnt.numbers[place] as number) - exact)).toBeLessThanOrEqual(0.53 * step + 0.01);
      });
    }),
  );
});

test('a number follows its slope, and behind a coarse one the exact one moves', () => {
  const learnt = learntFrom(openKernels(4096), [1, -1, 0, 0], { width: 4, memory: 0.9, step: () => 0.7 });
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
  const learnt = learntFrom(openKernels(4096), [0.123], { width: 1, memory: 0.9, step: null });
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
