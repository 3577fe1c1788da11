import { expect, test } from 'vitest';
import { coarserBy, sharesIn, USUAL } from '#content/practice/understanding/how-fine.ts';

test('what comes as often as is usual has usual steps, and half as often a fourth of a doubling larger', () => {
  expect(coarserBy(USUAL.row, USUAL.row)).toBe(1);
  expect(coarserBy(USUAL.row / 2, USUAL.row)).toBeCloseTo(2 ** 0.25);
});

test('however often it comes, steps are never smaller than half as large, and never larger than two and a half times', () => {
  expect(coarserBy(1, USUAL.row)).toBe(0.5);
  expect(coarserBy(1e-9, USUAL.asked)).toBe(2.5);
});

test('in what share of all lines each stands; what never does counts as once', () => {
  expect(sharesIn([[0], [0, 2], [0], [2]], 3)).toEqual([0.75, 0.25, 0.5]);
});
