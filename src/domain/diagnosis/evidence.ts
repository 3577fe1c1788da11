import type { Urgency } from '#domain/diagnosis/urgency.ts';

/** Evidence a choice carries for a diagnosis, in half-bits (see content/README.md). */
export type Value = { readonly diagnosisId: number; readonly points: number };

/** Multiplies a diagnosis's points for patients from `from` to `to` years, both inclusive. */
export type AgeFactor = { readonly from: number; readonly to: number; readonly factor: number };

export type Diagnosis = {
  readonly id: number;
  readonly name: string;
  readonly mustNotMiss: boolean;
  /** How soon a patient in whom it is suspected must be seen; null where nobody has said so. */
  readonly urgency: Urgency | null;
  readonly ageFactors: readonly AgeFactor[];
  /** 1 means no difference; 0 means impossible in that sex. */
  readonly sexFactors: { readonly male: number; readonly female: number };
};

/** Everything the differential needs to know of the catalogue. */
export type Evidence = {
  readonly diagnoses: ReadonlyMap<number, Diagnosis>;
  /** Choice id → what it says about each diagnosis. */
  readonly valuesByChoice: ReadonlyMap<number, readonly Value[]>;
  /** Choice id → the diagnoses that this answer alone must make the student think of. */
  readonly flagsByChoice: ReadonlyMap<number, readonly number[]>;
  /** Choice id of a complaint's first question → the head start behind that complaint, already part of its values. */
  readonly headStartByChoice: ReadonlyMap<
    number,
    { readonly complaintId: number; readonly values: readonly Value[] }
  >;
};
