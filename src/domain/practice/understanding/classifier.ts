import { featuresOf } from '#domain/practice/understanding/features.ts';
import type { ClassifierWeights, Label } from '#domain/practice/understanding/language-model.ts';

/** A linear classifier ready to be used: a row of weights for each label, a column for each feature. */
export type Classifier = {
  readonly labels: readonly Label[];
  readonly columns: ReadonlyMap<string, number>;
  readonly weights: Int8Array;
  readonly scale: number;
};

/** The character that is no weight: those around it need no escape in JSON. */
const ZERO = 63;

/** The largest weight either way, in steps. */
export const MOST_STEPS = 28;

/** The character that stores a weight of so many steps. */
export function storedWeight(steps: number): string {
  return String.fromCharCode(ZERO + Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(steps))));
}

/** Opens weights that were stored for these labels in this order. */
export function openClassifier(labels: readonly Label[], stored: ClassifierWeights): Classifier {
  return {
    labels,
    columns: new Map(stored.features.map((feature, column) => [feature, column])),
    weights: Int8Array.from(stored.weights, letter => letter.charCodeAt(0) - ZERO),
    scale: stored.scale,
  };
}

/** How probable each label is by the words of a masked clause. */
export function classify(classifier: Classifier, words: readonly string[]): ReadonlyMap<Label, number> {
  const { labels, columns, weights, scale } = classifier;
  const present = featuresOf(words).flatMap(feature => columns.get(feature) ?? []);
  const strength = scale / Math.sqrt(Math.max(1, present.length));
  const scores = labels.map((_, row) => {
    const from = row * columns.size;
    return strength * present.reduce((sum, column) => sum + (weights[from + column] ?? 0), 0);
  });
  const highest = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(labels.map((label, row) => [label, (powers[row] ?? 0) / total]));
}
