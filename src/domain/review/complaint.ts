import type { AgeRange } from '#domain/case/fits-age.ts';

export type BodySystem = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Shown in the review of systems even when none of its complaints fits the patient's sex. */
  readonly alwaysInclude: boolean;
};

export type GenderFilter = 'male' | 'female' | 'both';

/** A symptom the catalogue knows: it can be a chief complaint, an associated symptom or a review item. */
export type Complaint = {
  readonly id: number;
  readonly text: string;
  readonly genderFilter: GenderFilter;
  /** Years, both inclusive, in which one would ask about it. */
  readonly ages: AgeRange;
  readonly bodySystems: readonly BodySystem[];
};
