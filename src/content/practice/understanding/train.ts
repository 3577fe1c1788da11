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
  const weights = Array.from(paraphrases, () => new Float64Array(features.length));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of order(examples.length, round)) {
      const example = examples[place];
      if (example !== undefined) learn(weights, example);
    }
    for (const row of weights)
      row.forEach((weight, column) => {
        row[column] = weight * KEPT;
      });
  }
  return stored(features, weights);
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

function learn(weights: readonly Float64Array[], { row, columns }: Example): void {
  const strength = 1 / Math.sqrt(Math.max(1, columns.length));
  const scores = weights.map(
    each => strength * columns.reduce((sum, column) => sum + (each[column] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  weights.forEach((each, place) => {
    const error = (place === row ? 1 : 0) - (powers[place] ?? 0) / total;
    if (Math.abs(error) < 1e-4) return;
    for (const column of columns) each[column] = (each[column] ?? 0) + RATE * strength * error;
  });
}

function stored(features: readonly string[], weights: readonly Float64Array[]): ClassifierWeights {
  const largest = Math.max(
    ...weights.map(row => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)),
  );
  const scale = largest / MOST_STEPS;
  const letters = weights.map(row =>
    Array.from(row, weight =>
      storedWeight(Math.abs(weight / scale) < FEWEST_STEPS ? 0 : weight / scale),
    ).join(''),
  );
  return { features, weights: letters.join(''), scale: Number(scale.toFixed(6)) };
}
