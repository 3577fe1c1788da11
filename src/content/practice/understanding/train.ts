import { MOST_STEPS, storedWeight } from '#domain/practice/understanding/classifier.ts';
import { featuresOf } from '#domain/practice/understanding/features.ts';
import type { ClassifierWeights, LanguageModel } from '#domain/practice/understanding/language-model.ts';

const ROUNDS = 40;

const RATE = 1.5;

/** How much of each weight is left after a round. */
const KEPT = 0.97;

/** A feature seen once teaches a line by heart. */
const FEWEST_LINES = 2;

/** Weights of fewer steps are left out: they are most of the size and little of the sense. */
const FEWEST_STEPS = 2;

/** Too little to learn from. */
const NO_ERROR = 1e-4;

type Example = { readonly row: number; readonly columns: readonly number[] };

/** Trains a softmax over features by gradient descent, in an order that is always the same. */
export function trained(paraphrases: LanguageModel['paraphrases']): ClassifierWeights {
  const features = featuresIn(paraphrases);
  const columnOf = new Map(features.map((feature, column) => [feature, column]));
  const examples = paraphrases.flatMap(([, texts], row) =>
    texts.map(text => ({
      row,
      columns: featuresOf(text.split(' ')).flatMap(each => columnOf.get(each) ?? []),
    })),
  );
  const labels = paraphrases.length;
  const weights = features.map(() => new Float64Array(labels));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of order(examples.length, round)) {
      const example = examples[place];
      if (example !== undefined) learn(weights, example, labels);
    }
    for (const column of weights)
      column.forEach((weight, row) => {
        column[row] = weight * KEPT;
      });
  }
  return stored(features, weights, labels);
}

function featuresIn(paraphrases: LanguageModel['paraphrases']): readonly string[] {
  const counts = new Map<string, number>();
  for (const [, texts] of paraphrases) {
    for (const feature of texts.flatMap(text => featuresOf(text.split(' ')))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_LINES)
    .map(([feature]) => feature)
    .toSorted();
}

/** Every example once, neighbours far apart: steps of a prime through the list. */
function order(length: number, round: number): readonly number[] {
  const stride = [7919, 6841, 5417, 4253][round % 4] ?? 1;
  return Array.from({ length }, (_, place) => (place * stride + round) % length);
}

/** One step towards the label of one line. Columns hold a weight for each label. */
function learn(weights: readonly Float64Array[], { row, columns }: Example, labels: number): void {
  const strength = 1 / Math.sqrt(Math.max(1, columns.length));
  const present = columns.flatMap(column => weights[column] ?? []);
  const powers = new Float64Array(labels);
  for (const column of present) {
    for (let label = 0; label < labels; label += 1)
      powers[label] = (powers[label] ?? 0) + (column[label] ?? 0);
  }
  let total = 0;
  for (let label = 0; label < labels; label += 1) {
    const power = Math.exp(strength * (powers[label] ?? 0));
    powers[label] = power;
    total += power;
  }
  for (let label = 0; label < labels; label += 1) {
    const error = (label === row ? 1 : 0) - (powers[label] ?? 0) / total;
    if (Math.abs(error) < NO_ERROR) continue;
    for (const column of present) column[label] = (column[label] ?? 0) + RATE * strength * error;
  }
}

function stored(
  features: readonly string[],
  weights: readonly Float64Array[],
  labels: number,
): ClassifierWeights {
  const largest = Math.max(
    ...weights.map(column => column.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)),
  );
  const scale = largest / MOST_STEPS;
  const letterOf = (weight: number) =>
    storedWeight(Math.abs(weight / scale) < FEWEST_STEPS ? 0 : weight / scale);
  const rows = Array.from({ length: labels }, (_, label) =>
    weights.map(column => letterOf(column[label] ?? 0)).join(''),
  );
  return { features, weights: rows.join(''), scale: Number(scale.toFixed(6)) };
}
