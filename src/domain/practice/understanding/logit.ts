/** How much each sign counts. */
export type Weights<Name extends string> = {
  /** Of each sign: what it counts by itself, then in each unit. */
  readonly counts: Readonly<Partial<Record<Name, readonly number[]>>>;
  readonly units: readonly Unit[];
};

/** What weighs signs together: it says less than nothing or more, never more than `says` either way. */
export type Unit = { readonly threshold: number; readonly says: number };

/**
 * How likely each of several options is the right one: a conditional logit (McFadden 1974), that is a weighted sum of what
 * speaks for each, and the sums made to shares. To the sum is added what a layer of units says, in which one sign may count
 * more or less for another. `weights` and what speaks for an option go by the same names; a name without a weight counts
 * nothing. The shares add up to 1; there are none of no options.
 */
export function sharesOf<Name extends string>(
  weights: Weights<Name>,
  options: readonly Readonly<Record<Name, number>>[],
): readonly number[] {
  const names = Object.keys(weights.counts) as Name[];
  const sums = options.map(option => sumOf(weights, names, option));
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map(sum => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / total);
}

function sumOf<Name extends string>(
  { counts, units }: Weights<Name>,
  names: readonly Name[],
  signs: Readonly<Record<Name, number>>,
): number {
  const sums = new Float64Array(1 + units.length);
  for (const name of names) {
    const sign = signs[name];
    const row = counts[name] ?? [];
    if (sign !== 0)
      for (let place = 0; place < sums.length; place += 1)
        sums[place] = (sums[place] as number) + sign * (row[place] ?? 0);
  }
  return units.reduce(
    (sum, { threshold, says }, place) => sum + says * Math.tanh(threshold + (sums[place + 1] as number)),
    sums[0] as number,
  );
}
