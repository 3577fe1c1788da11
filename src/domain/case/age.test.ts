import { describe, expect, it } from 'vitest';
import { type Aged, agedYears, ageWords, completedYears } from '#domain/case/age.ts';

const infant = (ageMonths: number): Aged => ({ age: 1, ageMonths });

describe('The age of a patient', () => {
  it('is told in months where they are known, otherwise in years (specification 7.14)', () => {
    expect([infant(0), infant(1), infant(4), infant(23)].map(ageWords)).toEqual([
      'under 1 month',
      '1 month',
      '4 months',
      '23 months',
    ]);
    expect([{ age: 1 }, { age: 54, ageMonths: null }, { age: null }].map(ageWords)).toEqual([
      '1 year',
      '54 years',
      '',
    ]);
  });

  it('is weighed in completed years: 0 before the first birthday', () => {
    expect(
      [infant(0), infant(11), infant(12), infant(23), { age: 1 }, { age: 54 }].map(completedYears),
    ).toEqual([0, 0, 1, 1, 1, 54]);
  });

  it('knows no months of whoever is too old for them', () => {
    expect(ageWords({ age: 40, ageMonths: 3 })).toBe('40 years');
    expect(completedYears({ age: 40, ageMonths: 3 })).toBe(40);
  });

  it('may be a fraction of years in the content', () => {
    expect([0.01, 0.25, 1.5, 2, 70].map(agedYears)).toEqual([
      { age: 0, ageMonths: 0 },
      { age: 0, ageMonths: 3 },
      { age: 1, ageMonths: 18 },
      { age: 2, ageMonths: null },
      { age: 70, ageMonths: null },
    ]);
  });
});
