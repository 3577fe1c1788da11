import { entropy } from '#domain/diagnosis/likelihood/chance.ts';
import { normalised, type Suspect } from '#domain/diagnosis/likelihood/suspects.ts';

/** A question with yes or no for an answer, and how likely a yes is with each suspect, in their order. */
export type YesNoQuestion = { readonly id: number; readonly chances: readonly number[] };

/** How much a must-not-miss diagnosis weighs when the best question is sought. */
const MUST_NOT_MISS_WEIGHT = 2;

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
export function chanceOfYes({ chances }: YesNoQuestion, suspects: readonly Suspect[]): number {
  let sum = 0;
  for (let i = 0; i < suspects.length; i++) sum += (suspects[i]?.chance ?? 0) * (chances[i] ?? 0);
  return sum;
}

/**
 * What the answer is worth: how much it tells about which diagnosis it is (the mutual information, in nats), and
 * more (by the weight `alarm`) for a yes that points at something that must not be missed. Never negative.
 */
export function worthOf(question: YesNoQuestion, suspects: readonly Suspect[], alarm: number): number {
  const mean = chanceOfYes(question, suspects);
  // Most suspects share a handful of chances, so each logarithm is taken once.
  const entropies = new Map<number, number>();
  let left = 0;
  let pointed = 0;
  for (let i = 0; i < suspects.length; i++) {
    const suspect = suspects[i];
    const yes = question.chances[i] ?? 0;
    if (!suspect) continue;
    let uncertainty = entropies.get(yes);
    if (uncertainty === undefined) {
      uncertainty = entropy(yes);
      entropies.set(yes, uncertainty);
    }
    left += suspect.chance * uncertainty;
    if (yes > mean && suspect.diagnosis.mustNotMiss) pointed += suspect.chance * yes * Math.log(yes / mean);
  }
  return Math.max(0, entropy(mean) - left) + alarm * pointed;
}

/** How a question parts the suspects: a vector of length 1, or 0 when it does not part them at all. */
export function directionOf(question: YesNoQuestion, suspects: readonly Suspect[]): Float64Array {
  const mean = chanceOfYes(question, suspects);
  const direction = Float64Array.from(
    suspects,
    ({ chance }, i) => Math.sqrt(chance) * ((question.chances[i] ?? 0) - mean),
  );
  const length = Math.hypot(...direction);
  return length === 0 ? direction : direction.map(part => part / length);
}

/** How far two questions part the suspects the same way: 0 not at all, 1 exactly alike or exactly opposite. */
export function likeness(a: Float64Array, b: Float64Array): number {
  let product = 0;
  for (let i = 0; i < a.length; i++) product += (a[i] ?? 0) * (b[i] ?? 0);
  return Math.abs(product);
}
