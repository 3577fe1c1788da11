import { expect, test } from 'vitest';
import { spokenAge, writtenAge } from '#domain/practice/consultation/spoken-age.ts';

test('under three months an age is told in weeks, under two years in months, later by the years alone', () => {
  expect([0.02, 0.14, 0.2, 0.25, 0.83, 1.5, 2, 58].map(spokenAge)).toEqual([
    '1 week',
    '7 weeks',
    '10 weeks',
    '3 months',
    '10 months',
    '18 months',
    '2',
    '58',
  ]);
});

test('a written age says of what', () => {
  expect([0.14, 0.83, 58].map(writtenAge)).toEqual(['7 weeks', '10 months', '58 years']);
});
