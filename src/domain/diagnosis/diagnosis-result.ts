import type { Urgency } from '#domain/diagnosis/urgency.ts';

/** Why a diagnosis has its points: one answer, or how common the diagnosis is behind this complaint. */
export type Contribution =
  | {
      readonly kind: 'answer';
      readonly questionId: number;
      readonly choiceId: number;
      readonly points: number;
    }
  /** The head start; stored cases and the API call it so. */
  | { readonly kind: 'base'; readonly complaintId: number; readonly points: number };

/** A multiplier for the patient's age group or sex. */
export type Factor = { readonly kind: 'age' | 'sex'; readonly factor: number };

/**
 * One line of the differential.
 * `points` is `max(0, sum of contributions) × product of factors`; `probability` is its share in percent
 * of all diagnoses' points: a share of evidence, not a calibrated risk.
 */
export type DiagnosisResult = {
  readonly id: number;
  readonly name: string;
  readonly probability: number;
  readonly points: number;
  readonly mustNotMiss: boolean;
  /** An answer raised a red flag of it: it stays on the list until it is impossible. Not known of older cases. */
  readonly isFlagged?: boolean | undefined;
  readonly urgency?: Urgency | undefined;
  readonly contributions: readonly Contribution[];
  readonly factors: readonly Factor[];
};
