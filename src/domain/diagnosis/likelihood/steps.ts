import type { LikelihoodStep } from '#domain/diagnosis/likelihood/step.ts';
import { applyChange, sumOf, type Weighed } from '#domain/diagnosis/likelihood/weigh.ts';

/** What led to the likelihood of a diagnosis: how likely it was before any answer, and each piece of evidence since. */
export type Explained = { readonly before: number; readonly steps: readonly LikelihoodStep[] };

/**
 * The steps of some diagnoses, given by their places in the model. The factor of a step is the odds after it by the
 * odds before it, so that the product leads exactly from the first to the last; what has become impossible stays so.
 */
export function explained(weighed: Weighed, places: readonly number[]): Explained[] {
  if (places.length === 0) return [];
  const weights = Float64Array.from(weighed.first);
  const odds = () => {
    const total = sumOf(weights);
    return places.map(place => oddsAt(weights, { total, place }));
  };
  const before = places.map(place => (weights[place] ?? 0) / sumOf(weights));
  let earlier = odds();
  const steps = places.map((): LikelihoodStep[] => []);
  for (const change of weighed.changes) {
    applyChange(weights, change);
    const now = odds();
    for (const [i, odd] of now.entries()) {
      const factor = (earlier[i] ?? 0) === 0 ? 1 : odd / (earlier[i] ?? 1);
      if (factor !== 1) steps[i]?.push({ ...change.name, factor });
    }
    earlier = now;
  }
  return steps.map((own, i) => ({ before: before[i] ?? 0, steps: own }));
}

/** The weight of one against that of all others, something else included. */
function oddsAt(weights: Float64Array, { total, place }: { total: number; place: number }): number {
  const own = weights[place] ?? 0;
  const others = total - own > own ? total - own : sumOfOthers(weights, place);
  return others === 0 ? 0 : own / others;
}

/** What outweighs all others together is not taken from the total: little would be left that is exact. */
function sumOfOthers(weights: Float64Array, place: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) if (at !== place) sum += weights[at] ?? 0;
  return sum;
}
