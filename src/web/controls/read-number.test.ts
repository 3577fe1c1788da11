import { describe, expect, it } from 'vitest';
import { readNumber, stepNumber } from './read-number.ts';

const LIMITS = { min: 0, max: 999 };

describe('a number answer', () => {
  it.each([
    ['12', 12],
    ['abc', 0],
    ['-3', 0],
    ['1000', 999],
    ['7.9', 7],
    ['', null],
    ['  ', null],
  ])('reads %j as %j', (text, expected) => {
    expect(readNumber(text, LIMITS)).toBe(expected);
  });

  it('keeps tenths where they are asked for, with a point or a comma', () => {
    expect(readNumber('1.5', { ...LIMITS, isWhole: false })).toBe(1.5);
    expect(readNumber('1,5', { ...LIMITS, isWhole: false })).toBe(1.5);
  });

  it('steps without drifting and stays within the limits', () => {
    expect(stepNumber(0.2, 0.1, LIMITS)).toBe(0.3);
    expect(stepNumber(null, 1, LIMITS)).toBe(1);
    expect(stepNumber(0, -1, LIMITS)).toBe(0);
    expect(stepNumber(999, 1, LIMITS)).toBe(999);
  });
});
