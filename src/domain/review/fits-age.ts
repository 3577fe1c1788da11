import type { Complaint } from '#domain/review/complaint.ts';

/** Whether one would ask a patient of this age (years) about the complaint; an unknown age rules nothing out. */
export function fitsAge({ ages }: Pick<Complaint, 'ages'>, age: number | null): boolean {
  return age === null || (age >= ages.from && age <= ages.to);
}
