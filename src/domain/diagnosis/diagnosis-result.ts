import type { LikelihoodStep } from '#domain/diagnosis/likelihood/step.ts';
import type { UnaskedQuestion } from '#domain/diagnosis/likelihood/unasked-question.ts';
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
  // What the likelihood model says of it; not known of cases that are older than the model.
  /** From 0 to 1; all diagnoses and what is something else add up to 1. */
  readonly likelihood?: number | undefined;
  /** The same before any answer: how common it is. */
  readonly before?: number | undefined;
  /** From the odds before any answer to those now; only of the leading diagnoses and of the one that was asked for. */
  readonly steps?: readonly LikelihoodStep[] | undefined;
  /** Its place, from 1, among those that must not be missed here; only of those that are listed so. */
  readonly dangerPlace?: number | undefined;
  /** What would rule it out, or in, of what must not be missed and of the one that was asked for; the best first. */
  readonly toAsk?: readonly UnaskedQuestion[] | undefined;
};
