import { counted } from '#domain/text/counted.ts';

/** The years a profile takes (specification 7.4). */
export const AGE_LIMITS = { min: 1, max: 120 } as const;

/** The months that may be told of a patient of the least age (specification 7.14). */
export const MONTH_LIMITS = { min: 0, max: 23 } as const;

/** How old a patient is: whole years, and months where somebody has told them. */
export type Aged = { readonly age: number | null; readonly ageMonths?: number | null | undefined };

const MONTHS_IN_YEAR = 12;

/** A profile takes no infant of less than a year: the least age may stand for one. */
export function mayBeInfant(age: number | null): boolean {
  return age !== null && age <= AGE_LIMITS.min;
}

/** The completed months that were told; null of whoever is too old for them. */
export function monthsOld({ age, ageMonths = null }: Aged): number | null {
  return mayBeInfant(age) ? ageMonths : null;
}

/** The years a patient has completed: 0 for an infant whose months are less than twelve. */
export function completedYears(patient: Aged): number | null {
  const months = monthsOld(patient);
  return months === null ? patient.age : Math.floor(months / MONTHS_IN_YEAR);
}

/** An age in years, which may be a fraction, in years and months. */
export function agedYears(years: number): Aged {
  const age = Math.floor(years);
  return { age, ageMonths: mayBeInfant(age) ? Math.round(years * MONTHS_IN_YEAR) : null };
}

/** The youngest and the oldest that the patient may be, in completed months; null when no age is known. */
export function monthsBetween(patient: Aged): { readonly from: number; readonly to: number } | null {
  const months = monthsOld(patient);
  if (months !== null) return { from: months, to: months };
  if (patient.age === null) return null;
  const isLeast = patient.age === AGE_LIMITS.min;
  return { from: isLeast ? MONTH_LIMITS.min : firstMonth(patient.age), to: lastMonth(patient.age) };
}

/** The month in which somebody comes to an age in years, which may be a fraction. */
export function firstMonth(years: number): number {
  return Math.round(years * MONTHS_IN_YEAR);
}

/** The last month of an age: of whole years the whole of that year, of a fraction the month it names. */
export function lastMonth(years: number): number {
  return Number.isInteger(years) ? (years + 1) * MONTHS_IN_YEAR - 1 : firstMonth(years);
}

/** '54 years', '4 months', 'under 1 month'; empty when no age is known. */
export function ageWords(patient: Aged): string {
  const months = monthsOld(patient);
  if (months === 0) return 'under 1 month';
  if (months !== null) return counted(months, 'month');
  return patient.age === null ? '' : counted(patient.age, 'year');
}
