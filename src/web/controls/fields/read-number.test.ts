import { describe, expect, it } from 'vitest';
import { changeOf, readNumber, stepNumber } from './read-number.ts';

const LIMITS = { min: 0, max: 999, isWhole: false };
const WHOLE = { ...LIMITS, isWhole: true };

describe('a number answer', () => {
  it.each([
    ['12', 12],
    ['abc', 0],
    ['-3', 0],
    ['1000', 999],
    ['38.7', 38.7],
    ['38,7', 38.7],
    ['38.74', 38.7],
    ['', null],
    ['  ', null],
  ])('reads %j as %j', (text, expected) => {
    expect(readNumber(text, LIMITS)).toBe(expected);
  });

  it('is cut to a whole number only where whole numbers are asked for', () => {
    expect(readNumber('7.9', WHOLE)).toBe(7);
  });

  it.each([
    ['1.5', WHOLE, 'Whole numbers only. This counts as 1.'],
    ['38.75', LIMITS, 'One decimal only. This counts as 38.8.'],
    ['1000', LIMITS, 'At most 999. This counts as 999.'],
    ['-3', LIMITS, 'At least 0. This counts as 0.'],
    ['12 days', LIMITS, 'Please enter a number. This counts as 12.'],
  ])('says that %j counts as another number', (text, limits, words) => {
    expect(changeOf(text, limits)).toBe(words);
  });

  it.each(['', '38,7', '38.', '007', '999'])('says nothing where %j counts as it was typed', text => {
    expect(changeOf(text, LIMITS)).toBeUndefined();
  });

  it('steps without drifting and stays within the limits', () => {
    expect(stepNumber(0.2, 0.1, LIMITS)).toBe(0.3);
    expect(stepNumber(null, 1, LIMITS)).toBe(1);
    expect(stepNumber(0, -1, LIMITS)).toBe(0);
    expect(stepNumber(999, 1, LIMITS)).toBe(999);
  });
});
