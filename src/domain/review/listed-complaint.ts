import type { Aged } from '#domain/case/age.ts';
import { type AgeRange, fitsAge } from '#domain/case/fits-age.ts';
import type { Complaint } from '#domain/review/complaint.ts';

/** A complaint as the lists to choose from have it: with all it is called, and what often comes with it. */
export interface ListedComplaint extends Complaint {
  /** As a physician writes it: Dyspnoea. */
  readonly clinicalName: string;
  readonly synonyms: readonly string[];
  /** Complaints that often come along with this one, the likeliest first. */
  readonly oftenWith: readonly number[];
}

/** What a search finds a complaint by (specification 8.11). */
export function complaintWords({ text, clinicalName, synonyms, bodySystems }: ListedComplaint) {
  return { name: text, synonyms: [clinicalName, ...synonyms], keywords: systemNames({ bodySystems }) };
}

export function systemNames({ bodySystems }: Pick<Complaint, 'bodySystems'>): string {
  return bodySystems.map(system => system.name).join(', ');
}

/** Complaints parted into those one would ask a patient of this age about, and the others. */
export function partedByAge<C extends { readonly ages: AgeRange }>(complaints: readonly C[], patient: Aged) {
  return {
    fitting: complaints.filter(complaint => fitsAge(complaint, patient)),
    others: complaints.filter(complaint => !fitsAge(complaint, patient)),
  };
}
