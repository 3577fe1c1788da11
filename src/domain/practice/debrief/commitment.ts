import type { CommittedUrgency } from '#domain/practice/patient/reference.ts';

/** How many diagnoses a student commits to at most. */
export const MOST_COMMITTED = 5;

/** A diagnosis as the student named it. */
export type ChosenDiagnosis = { readonly id: number; readonly name: string };

/** A diagnosis that the student holds possible, with what was told that speaks for and against it. */
export type CommittedDiagnosis = ChosenDiagnosis & {
  /** How sure, from 0 to 1; null where nothing was said, which the first diagnosis does not allow. */
  readonly confidence: number | null;
  /** Id of a fact that was told, or of a normal answer's intent; null where nothing was named. */
  readonly for: string | null;
  readonly against: string | null;
};

/** What the student makes of the case, before the reference is opened. */
export type Commitment = {
  /** The case in one sentence. */
  readonly statement: string;
  readonly problems: readonly string[];
  /** The likeliest first. */
  readonly differential: readonly CommittedDiagnosis[];
  /** The dangerous ones that the student holds excluded. */
  readonly excluded: readonly ChosenDiagnosis[];
  readonly urgency: CommittedUrgency;
  readonly firstAction: string;
};

/** What the student thought in the middle: after how many lines, and the likeliest first. */
export type Midway = { readonly line: number; readonly hypotheses: readonly ChosenDiagnosis[] };
