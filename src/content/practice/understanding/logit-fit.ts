import { sharesOf } from '#domain/practice/understanding/logit.ts';

/** Something to choose from, and which of the options are right. */
export type Choice<Name extends string> = {
  readonly options: readonly { readonly signs: Readonly<Record<Name, number>>; readonly isRight: boolean }[];
};

const ROUNDS = 30;

const STEP = 0.3;

/** Keeps weights small that hardly matter. */
const RIDGE = 1e-4;

const DECIMALS = 1000;

/**
 * The weights of a conditional logit under which what is right is likeliest: by steps along the slope, each weight with a
 * pace of its own (Adagrad, Duchi 2011). The same choices give the same weights. A choice with nothing right teaches nothing.
 */
export function fittedWeights<Name extends string>(
  names: readonly Name[],
  choices: readonly Choice<Name>[],
): Readonly<Record<Name, number>> {
  const useful = choices.filter(
    ({ options }) => options.length > 1 && options.some(({ isRight }) => isRight),
  );
  const weights = zeros(names);
  const travelled = zeros(names);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of shuffled(useful.length, round)) {
      const slope = slopeOf(names, weights, useful[place] ?? { options: [] });
      for (const name of names) {
        const down = slope[name] + RIDGE * weights[name];
        travelled[name] += down ** 2;
        if (travelled[name] > 0) weights[name] -= (STEP * down) / Math.sqrt(travelled[name]);
      }
    }
  }
  for (const name of names) weights[name] = Math.round(weights[name] * DECIMALS) / DECIMALS;
  return weights;
}

/** How much likelier each sign makes what is wrong. */
function slopeOf<Name extends string>(
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
  { options }: Choice<Name>,
): Record<Name, number> {
  const shares = sharesOf(
    weights,
    options.map(({ signs }) => signs),
  );
  const right = options.reduce((sum, { isRight }, place) => sum + (isRight ? (shares[place] ?? 0) : 0), 0);
  const slope = zeros(names);
  options.forEach(({ signs, isRight }, place) => {
    const share = shares[place] ?? 0;
    const excess = share - (isRight ? share / right : 0);
    for (const name of names) slope[name] += excess * signs[name];
  });
  return slope;
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map(name => [name, 0])) as Record<Name, number>;
}

/** All places below a count, each time in another order, the same for the same seed. */
function shuffled(count: number, seed: number): readonly number[] {
  let state = seed + 1;
  const order = Array.from({ length: count }, (_, place) => place);
  for (let place = count - 1; place > 0; place -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (place + 1);
    [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
  }
  return order;
}
