/** When a history is taken, and how old the patient is then: what a told date is understood and compared by. */
export type AsOf = {
  /** ISO date (yyyy-mm-dd). */
  readonly today: string;
  /** Completed years; null while unknown. */
  readonly age: number | null;
};
