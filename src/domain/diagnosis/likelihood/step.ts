/**
 * One piece of evidence, and how many times it multiplied the odds of a diagnosis. The steps of a diagnosis, in their
 * order, lead from its odds before any answer to its odds now: their product is exact.
 */
export type LikelihoodStep =
  /** Exposure: what some diagnoses hardly exist without was not told, or denied. */
  | { readonly kind: 'age' | 'sex' | 'exposure'; readonly factor: number }
  /** What leads the patient to the doctor. */
  | { readonly kind: 'chief'; readonly complaintId: number; readonly factor: number }
  /** A ticked choice: each tick of a several-choice answer is a step of its own. */
  | {
      readonly kind: 'answer';
      readonly questionId: number;
      readonly choiceId: number;
      readonly factor: number;
    }
  /** A complaint that is present or denied besides the chief complaint. */
  | {
      readonly kind: 'symptom';
      readonly complaintId: number;
      readonly isPresent: boolean;
      readonly factor: number;
    }
  /** A risk factor that is present or denied: a condition, an operation, a medicine, family, habits. */
  | { readonly kind: 'risk'; readonly finding: string; readonly isPresent: boolean; readonly factor: number };
