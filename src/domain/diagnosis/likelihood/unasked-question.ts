import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/** A question that nobody has asked yet, in words for the patient, and what its answer is expected to tell. */
export type UnaskedQuestion = {
  readonly text: string;
  /** Expected information about the diagnosis it is asked for, in bits. */
  readonly worth: number;
} & (
  | { readonly kind: 'question'; readonly complaintId: number; readonly questionId: number }
  /** A complaint of the catalogue; asked in the AI step or the review of systems. */
  | { readonly kind: 'symptom'; readonly complaintId: number }
  /** A risk factor; asked on its page of the history. */
  | { readonly kind: 'history'; readonly riskId: number; readonly section: HistorySectionKey }
);
