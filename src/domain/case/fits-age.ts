/** Years, both inclusive. */
export type AgeRange = { readonly from: number; readonly to: number };

/** Up to what a profile takes (specification 7.4). */
export const ALL_AGES: AgeRange = { from: 0, to: 120 };

/** What may be meant for patients of some ages only; without a range it is for all. */
export type ForAges = { readonly ages?: AgeRange | undefined };

/** Whether one would ask a patient of this age (years) about it; an unknown age rules nothing out. */
export function fitsAge({ ages }: ForAges, age: number | null): boolean {
  return ages === undefined || age === null || (age >= ages.from && age <= ages.to);
}
