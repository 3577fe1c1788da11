import { type Aged, firstMonth, lastMonth, monthsBetween } from '#domain/case/age.ts';

/** Years, both inclusive; a fraction means months: 0.25 is three of them. */
export type AgeRange = { readonly from: number; readonly to: number };

/** Up to what a profile takes (specification 7.4). */
export const ALL_AGES: AgeRange = { from: 0, to: 120 };

/** What may be meant for patients of some ages only; without a range it is for all. */
export type ForAges = { readonly ages?: AgeRange | undefined };

/**
 * Whether one would ask a patient of this age about it. Rules out only what the patient cannot be: nothing while the
 * age is unknown, nothing for infants while it is the least a profile takes and no months were told.
 */
export function fitsAge({ ages }: ForAges, patient: Aged): boolean {
  const months = monthsBetween(patient);
  if (ages === undefined || months === null) return true;
  return months.to >= firstMonth(ages.from) && months.from <= lastMonth(ages.to);
}
