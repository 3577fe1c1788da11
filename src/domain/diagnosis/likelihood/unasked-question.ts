import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/**
 * A question that nobody has asked yet, in words for the patient. `worth` is the expected information of its answer
 * about the diagnosis it is asked for, in bits.
 */
export type UnaskedQuestion =
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly worth: number;
      readonly complaintId: number;
      readonly questionId: number;
    }
  /** A complaint of the catalogue; asked in the AI step or the review of systems. */
  | { readonly kind: 'symptom'; readonly text: string; readonly worth: number; readonly complaintId: number }
  /** A risk factor; asked on its page of the history. */
  | {
      readonly kind: 'history';
      readonly text: string;
      readonly worth: number;
      readonly riskId: number;
      readonly section: HistorySectionKey;
    };
