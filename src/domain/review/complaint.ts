import type { AgeRange } from '#domain/case/fits-age.ts';

export type BodySystem = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Its place in the order one examines. */
  readonly order: number;
  /** As the catalogue has it; a group of the review always has complaints (specification 12.2). */
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
  /** Where it is looked for; the first is its home. */
  readonly bodySystems: readonly BodySystem[];
};
