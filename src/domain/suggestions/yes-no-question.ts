import { entropy } from '#domain/suggestions/chance.ts';
import { normalised, type Suspect } from '#domain/suggestions/posterior.ts';

/** A question with yes or no for an answer, and how likely a yes is with each suspect, in their order. */
export type YesNoQuestion = { readonly id: number; readonly chances: readonly number[] };

/** How much a must-not-miss diagnosis weighs when the best question is sought. */
const MUST_NOT_MISS_WEIGHT = 2.5;

/** What is dangerous weighs more than it is likely: a question that could rule it out is worth more. */
export function weighedByDanger(suspects: readonly Suspect[]): Suspect[] {
  return normalised(
    suspects.map(({ diagnosis, chance }) => ({
      diagnosis,
      chance: chance * (diagnosis.mustNotMiss ? MUST_NOT_MISS_WEIGHT : 1),
    })),
  );
}

/** How likely the answer is yes. */
export function chanceOfYes(question: YesNoQuestion, suspects: readonly Suspect[]): number {
  return suspects.reduce((sum, { chance }, i) => sum + chance * (question.chances[i] ?? 0), 0);
}

/**
 * What the answer is worth: how much it tells about which diagnosis it is (the mutual information, in nats), and
 * more (by the weight `alarm`) for a yes that points at something that must not be missed. Never negative.
 */
export function worthOf(question: YesNoQuestion, suspects: readonly Suspect[], alarm: number): number {
  const mean = chanceOfYes(question, suspects);
  let left = 0;
  let pointed = 0;
  suspects.forEach(({ diagnosis, chance }, i) => {
    const yes = question.chances[i] ?? 0;
    left += chance * entropy(yes);
    if (diagnosis.mustNotMiss && yes > mean) pointed += chance * yes * Math.log(yes / mean);
  });
  return Math.max(0, entropy(mean) - left) + alarm * pointed;
}

/** How far two questions part the suspects the same way: 0 not at all, 1 exactly alike or exactly opposite. */
export function likeness(a: YesNoQuestion, b: YesNoQuestion, suspects: readonly Suspect[]): number {
  const meanA = chanceOfYes(a, suspects);
  const meanB = chanceOfYes(b, suspects);
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  suspects.forEach(({ chance }, i) => {
    const fromA = (a.chances[i] ?? 0) - meanA;
    const fromB = (b.chances[i] ?? 0) - meanB;
    both += chance * fromA * fromB;
    squareA += chance * fromA * fromA;
    squareB += chance * fromB * fromB;
  });
  const spread = Math.sqrt(squareA * squareB);
  return spread === 0 ? 0 : Math.abs(both) / spread;
}
