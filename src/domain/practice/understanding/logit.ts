/**
 * How likely each of several options is the right one: a conditional logit (McFadden 1974), that is a weighted sum of what
 * speaks for each, and the sums made to shares. `weights` and what speaks for an option go by the same names; a name
 * without a weight counts nothing. The shares add up to 1; there are none of no options.
 */
export function sharesOf<Name extends string>(
  weights: Readonly<Partial<Record<Name, number>>>,
  options: readonly Readonly<Record<Name, number>>[],
): readonly number[] {
  const names = Object.keys(weights) as Name[];
  const sums = options.map(option =>
    names.reduce((sum, name) => sum + (weights[name] ?? 0) * option[name], 0),
  );
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map(sum => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / total);
}
