/** What is recorded by one tap while a section is empty: asked, and there is nothing of it. */
export type Negative = {
  /** What the button says: 'Never smoked'. */
  readonly tap: string;
  /** How it is told: 'Has never smoked.' */
  readonly told: string;
  /** How it is told beside what the interview told of the same page: 'No other past illnesses.' */
  readonly toldBeside?: string;
  /**
   * Keys of the findings it denies. A general no names none: who has had no illness has not been asked about each.
   * What was told of one of these keeps it from being recorded.
   */
  readonly denies?: readonly string[];
};

/** Of the family, which is no section but has its own page. What runs in families is denied by its kind. */
export const FAMILY_NEGATIVE: Negative = {
  tap: 'No known illness in the family',
  told: 'No known illness in the family.',
  toldBeside: 'No other illness is known in the family.',
};
