import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsAge } from '#domain/case/fits-age.ts';

const ofChildren = { ages: { from: 1, to: 16 } };
const ofNewborns = { ages: { from: 0, to: 0.25 } };
const infant = (ageMonths: number) => ({ age: 1, ageMonths });

describe('A complaint of some ages', () => {
  it('is asked about from its first year to its last', () => {
    expect([0, 1, 16, 17].map(age => fitsAge(ofChildren, { age }))).toEqual([false, true, true, false]);
  });

  it('is asked about at every age when no range is given', () => {
    expect(fitsAge({}, { age: 90 })).toBe(true);
  });

  it('is not ruled out while the age is unknown', () => {
    expect(fitsAge(ofChildren, { age: null })).toBe(true);
  });

  it('is asked about to the month where the months are known (specification 7.15)', () => {
    expect([0, 3, 4, 18].map(months => fitsAge(ofNewborns, infant(months)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([11, 12, 18].map(months => fitsAge(ofChildren, infant(months)))).toEqual([false, true, true]);
  });

  it('lasts to the end of a whole year', () => {
    const ofTheSecondYear = { ages: { from: 1, to: 1 } };
    expect([11, 12, 23].map(months => fitsAge(ofTheSecondYear, infant(months)))).toEqual([false, true, true]);
    expect(fitsAge(ofTheSecondYear, { age: 2 })).toBe(false);
  });

  it('is not hidden from a patient of one year who may be an infant (specification 7.15)', () => {
    expect(fitsAge(ofNewborns, { age: 1 })).toBe(true);
    expect(fitsAge({ ages: { from: 0, to: 0 } }, { age: 1, ageMonths: null })).toBe(true);
    expect(fitsAge({ ages: { from: 2, to: 120 } }, { age: 1 })).toBe(false);
    expect(fitsAge(ofNewborns, { age: 2 })).toBe(false);
  });

  it('that fits some month of an infant fits the infant whose months nobody told', () => {
    const years = fc.integer({ min: 0, max: 36 }).map(months => months / 12);
    fc.assert(
      fc.property(years, years, fc.integer({ min: 0, max: 23 }), (from, to, months) => {
        const range = { ages: { from, to } };
        if (fitsAge(range, infant(months))) expect(fitsAge(range, { age: 1 })).toBe(true);
      }),
    );
  });
});
