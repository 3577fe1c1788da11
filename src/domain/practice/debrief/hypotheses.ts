import type { ChosenDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { isRight, type ReadThrough } from '#domain/practice/debrief/read-through.ts';

/** What the student thought at a moment, and where the right diagnosis stood in it. */
export type HypothesesAt = {
  /** So many lines had been said. */
  readonly line: number;
  readonly hypotheses: readonly ChosenDiagnosis[];
  /** From 1; null where the right one was not among them. */
  readonly rightAt: number | null;
};

/** When the right diagnosis came up. */
export type HypothesesCheck = {
  readonly moments: readonly HypothesesAt[];
  /** After so many lines it was named first; null if it never was, the commitment included. */
  readonly enteredAt: number | null;
};

/** Where the right diagnosis stood in what the student thought, in the middle and at the end. */
export function checkHypotheses(read: ReadThrough): HypothesesCheck {
  const { midway, commitment, consultation, reference } = read;
  const end = { line: consultation.lines.length, hypotheses: commitment.differential };
  const moments = [...midway, end].map(({ line, hypotheses }) => {
    const place = hypotheses.findIndex(({ id }) => isRight(reference, id)) + 1;
    return {
      line,
      hypotheses: hypotheses.map(({ id, name }) => ({ id, name })),
      rightAt: place === 0 ? null : place,
    };
  });
  return { moments, enteredAt: moments.find(({ rightAt }) => rightAt !== null)?.line ?? null };
}
