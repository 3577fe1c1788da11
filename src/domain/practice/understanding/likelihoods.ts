/** A line that teaches which features a label has. */
export type Lesson<Label> = {
  readonly label: Label;
  readonly features: readonly string[];
  /** How much it counts. */
  readonly weight: number;
};

/** How much more a feature speaks for one label than its absence from all lessons of the label would. */
type Gain = { readonly row: number; readonly gain: number };

/** What lessons teach: which label a line has, by naive Bayes over the features that are there. */
export type Likelihoods<Label> = {
  readonly labels: readonly Label[];
  /** What every label has before anything is known of a line. */
  readonly common: readonly number[];
  /** What a feature adds to a label that never had it. */
  readonly absent: readonly number[];
  readonly gains: ReadonlyMap<string, readonly Gain[]>;
};

/** Lines of its own that a label is given, so that a feature it never had does not exclude it. */
const SMOOTHING = 0.25;

/** Features go together: all at their full weight would make every answer certain. */
const TEMPERED = 1 / 4;

/** What is asked often is meant often, but not so much. */
const SHARE_OF_COMMON = 0.5;

/** Counts the lessons. */
export function openLikelihoods<Label>(lessons: readonly Lesson<Label>[]): Likelihoods<Label> {
  const labels = [...new Set(lessons.map(({ label }) => label))];
  const rowOf = new Map(labels.map((label, row) => [label, row]));
  const weights = labels.map(() => 0);
  const counts = new Map<string, Map<number, number>>();
  for (const { label, features, weight } of lessons) {
    const row = rowOf.get(label) ?? 0;
    weights[row] = (weights[row] ?? 0) + weight;
    for (const feature of features) {
      const rows = counts.get(feature) ?? new Map<number, number>();
      rows.set(row, (rows.get(row) ?? 0) + weight);
      counts.set(feature, rows);
    }
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    labels,
    common: weights.map(weight => SHARE_OF_COMMON * Math.log(weight / total)),
    absent: weights.map(weight => TEMPERED * Math.log(SMOOTHING / (weight + SMOOTHING))),
    gains: new Map([...counts].map(([feature, rows]) => [feature, gainsOf(rows, total)])),
  };
}

/** How probable each label is by these features. */
export function probabilities<Label>(
  likelihoods: Likelihoods<Label>,
  features: readonly string[],
): ReadonlyMap<Label, number> {
  const { labels, common } = likelihoods;
  const sums = evidenceOf(likelihoods, features).map((sum, row) => sum + (common[row] ?? 0));
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map(sum => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(labels.map((label, row) => [label, (powers[row] ?? 0) / total]));
}

/** What these features say for each label, in the order of the labels: logarithms. */
export function evidenceOf(
  { absent, gains }: Pick<Likelihoods<unknown>, 'absent' | 'gains'>,
  features: readonly string[],
): readonly number[] {
  const count = features.filter(feature => gains.has(feature)).length;
  const sums = absent.map(each => count * each);
  for (const { row, gain } of features.flatMap(feature => gains.get(feature) ?? []))
    sums[row] = (sums[row] ?? 0) + gain;
  return sums;
}

function gainsOf(rows: ReadonlyMap<number, number>, total: number): readonly Gain[] {
  const share = [...rows.values()].reduce((sum, count) => sum + count, 0) / total;
  return [...rows].map(([row, count]) => ({
    row,
    gain: TEMPERED * (Math.log(count / share + SMOOTHING) - Math.log(SMOOTHING)),
  }));
}
