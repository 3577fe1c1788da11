import { describe, expect, it } from 'vitest';
import { fitsAge } from '#domain/case/fits-age.ts';

const ofChildren = { ages: { from: 1, to: 16 } };

describe('A complaint of some ages', () => {
  it('is asked about from its first year to its last', () => {
    expect([0, 1, 16, 17].map(age => fitsAge(ofChildren, age))).toEqual([false, true, true, false]);
  });

  it('is asked about at every age when no range is given', () => {
    expect(fitsAge({}, 90)).toBe(true);
  });

  it('is not ruled out while the age is unknown', () => {
    expect(fitsAge(ofChildren, null)).toBe(true);
  });
});
