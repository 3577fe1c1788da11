/** A symptom worth asking about next (specification 28.16). */
export type Suggestion = {
  /** The id of the complaint in the catalogue. */
  readonly id: number;
  readonly label: string;
  readonly explanation: string;
};

/** Explanations are read at the bedside: one or two sentences. */
export const EXPLANATION_LIMIT = 300;
