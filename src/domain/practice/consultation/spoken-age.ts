import { agedYears, ageWords } from '#domain/case/age.ts';

const WEEKS_IN_YEAR = 52.18;

/** So young, a child's age is told in weeks. */
const AGE_IN_WEEKS = 0.25;

/** The completed weeks of an age in years, of whoever is too young for months; null of anybody older. */
export function weeksOld(years: number): number | null {
  return years < AGE_IN_WEEKS ? Math.round(years * WEEKS_IN_YEAR) : null;
}

/** An age in words: 7 weeks, 14 months, 58 years. */
export function writtenAge(years: number): string {
  const weeks = weeksOld(years);
  if (weeks === null) return ageWords(agedYears(years));
  return weeks === 1 ? '1 week' : `${weeks} weeks`;
}

/** An age as one tells it: of years the number alone. */
export function spokenAge(years: number): string {
  return writtenAge(years).replace(/ years?$/, '');
}
