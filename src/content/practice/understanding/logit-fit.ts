import { randomNumbers, shuffle } from '#content/practice/understanding/random-numbers.ts';
import type { Weights } from '#domain/practice/understanding/logit.ts';

/** Something to choose from, and which of the options are right. */
export type Choice<Name extends string> = {
  readonly options: readonly { readonly signs: Readonly<Record<Name, number>>; readonly isRight: boolean }[];
};

/** What is fitted: signs by name, and so many units that weigh them together. */
export type Form<Name extends string> = { readonly names: readonly Name[]; readonly units: number };

const ROUNDS = 12;

const BATCH = 64;

const PACE = 0.005;

/** How long the pace remembers which way numbers went, and how far (Adam: Kingma 2015). */
const MEMORY = { ofWay: 0.9, ofLength: 0.999 };

/** Keeps weights small that hardly matter. */
const RIDGE = 1e-4;

const DECIMALS = 100;

/** All options, one below the other, with signs of like size, and from where to where those of a choice stand. */
type Table = {
  readonly signs: Float32Array;
  readonly isRight: Uint8Array;
  readonly starts: Uint32Array;
  readonly scales: readonly { readonly middle: number; readonly spread: number }[];
};

/** Numbers being fitted: what each sign counts by itself and in each unit, thresholds, and what units say. */
type Fit = { readonly numbers: Float64Array; readonly signs: number; readonly units: number };

/**
 * The weights under which what is right is likeliest, found by steps along the slope. The same choices give the same
 * weights. A choice with nothing right, or nothing wrong, teaches nothing.
 */
export function fittedWeights<Name extends string>(
  { names, units }: Form<Name>,
  choices: readonly Choice<Name>[],
): Weights<Name> {
  const useful = choices.filter(
    ({ options }) => options.some(({ isRight }) => isRight) && options.some(({ isRight }) => !isRight),
  );
  const table = tableOf(names, useful);
  const fit = begun(names.length, units);
  if (useful.length > 0) improve(fit, table, useful.length);
  else fit.numbers.fill(0);
  return weightsOf(names, fit, table);
}

function tableOf<Name extends string>(names: readonly Name[], choices: readonly Choice<Name>[]): Table {
  const options = choices.flatMap(choice => choice.options);
  const scales = names.map(name => {
    const middle = options.reduce((sum, { signs }) => sum + signs[name], 0) / Math.max(1, options.length);
    const square = options.reduce((sum, { signs }) => sum + (signs[name] - middle) ** 2, 0);
    return { middle, spread: Math.sqrt(square / Math.max(1, options.length)) };
  });
  const signs = new Float32Array(options.length * names.length);
  options.forEach((option, at) => {
    names.forEach((name, place) => {
      const { middle, spread } = scales[place] as Table['scales'][number];
      signs[at * names.length + place] = spread === 0 ? 0 : (option.signs[name] - middle) / spread;
    });
  });
  const starts = new Uint32Array(choices.length + 1);
  choices.forEach((choice, place) => {
    starts[place + 1] = (starts[place] as number) + choice.options.length;
  });
  return { signs, isRight: Uint8Array.from(options, ({ isRight }) => (isRight ? 1 : 0)), starts, scales };
}

function begun(signs: number, units: number): Fit {
  const random = randomNumbers(1);
  const about = (size: number) => size * (random() + random() + random() - 1.5) * 2;
  const inUnits = Array.from({ length: signs * units }, () => about(1 / Math.sqrt(signs)));
  const says = Array.from({ length: units }, () => about(0.1));
  const numbers = [
    ...new Array<number>(signs).fill(0),
    ...inUnits,
    ...new Array<number>(units).fill(0),
    ...says,
  ];
  return { numbers: Float64Array.from(numbers), signs, units };
}

function improve(fit: Fit, table: Table, count: number): void {
  const { numbers } = fit;
  const [way, length] = [new Float64Array(numbers.length), new Float64Array(numbers.length)];
  const random = randomNumbers(2);
  const order = Array.from({ length: count }, (_, place) => place);
  const steps = ROUNDS * Math.ceil(count / BATCH);
  for (let step = 0; step < steps; step += 1) {
    const from = (step % Math.ceil(count / BATCH)) * BATCH;
    if (from === 0) shuffle(order, random);
    const slope = slopeOf(fit, table, order.slice(from, from + BATCH));
    const pace = PACE * (1 - step / steps);
    for (let place = 0; place < numbers.length; place += 1) {
      const down = (slope[place] as number) + RIDGE * (numbers[place] as number);
      way[place] = MEMORY.ofWay * (way[place] as number) + (1 - MEMORY.ofWay) * down;
      length[place] = MEMORY.ofLength * (length[place] as number) + (1 - MEMORY.ofLength) * down ** 2;
      const straight = (way[place] as number) / (1 - MEMORY.ofWay ** (step + 1));
      const far = Math.sqrt((length[place] as number) / (1 - MEMORY.ofLength ** (step + 1)));
      numbers[place] = (numbers[place] as number) - (pace * straight) / (far + 1e-8);
    }
  }
}

/** How much likelier each number makes what is wrong, in the middle of some choices. */
function slopeOf(fit: Fit, table: Table, places: readonly number[]): Float64Array {
  const slope = new Float64Array(fit.numbers.length);
  for (const place of places) {
    const [from, to] = [table.starts[place] as number, table.starts[place + 1] as number];
    const heard = Array.from({ length: to - from }, (_, at) => heardBy(fit, table, from + at));
    const highest = heard.reduce((most, { sum }) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
    const powers = heard.map(({ sum }) => Math.exp(sum - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    const right = powers.reduce((sum, power, at) => sum + power * (table.isRight[from + at] as number), 0);
    heard.forEach(({ units }, at) => {
      const power = powers[at] as number;
      const isRight = table.isRight[from + at] as number;
      const excess = (power / total - (power * isRight) / Math.max(right, Number.MIN_VALUE)) / places.length;
      addSlope(slope, { fit, table, option: from + at, units, excess });
    });
  }
  return slope;
}

/** What is said for an option, and by which units. */
function heardBy({ numbers, signs, units }: Fit, table: Table, option: number) {
  const heard = new Float64Array(units);
  let sum = 0;
  for (let sign = 0; sign < signs; sign += 1) {
    const value = table.signs[option * signs + sign] as number;
    sum += value * (numbers[sign] as number);
    const row = signs + sign * units;
    for (let unit = 0; unit < units; unit += 1)
      heard[unit] = (heard[unit] as number) + value * (numbers[row + unit] as number);
  }
  const [thresholds, says] = [signs + signs * units, signs + signs * units + units];
  for (let unit = 0; unit < units; unit += 1) {
    heard[unit] = Math.tanh((heard[unit] as number) + (numbers[thresholds + unit] as number));
    sum += (heard[unit] as number) * (numbers[says + unit] as number);
  }
  return { sum, units: heard };
}

type OfOption = {
  readonly fit: Fit;
  readonly table: Table;
  readonly option: number;
  readonly units: Float64Array;
  readonly excess: number;
};

function addSlope(slope: Float64Array, { fit, table, option, units: heard, excess }: OfOption): void {
  const { numbers, signs, units } = fit;
  const [thresholds, says] = [signs + signs * units, signs + signs * units + units];
  const back = new Float64Array(units);
  for (let unit = 0; unit < units; unit += 1) {
    const said = heard[unit] as number;
    back[unit] = excess * (numbers[says + unit] as number) * (1 - said ** 2);
    slope[says + unit] = (slope[says + unit] as number) + excess * said;
    slope[thresholds + unit] = (slope[thresholds + unit] as number) + (back[unit] as number);
  }
  for (let sign = 0; sign < signs; sign += 1) {
    const value = table.signs[option * signs + sign] as number;
    slope[sign] = (slope[sign] as number) + excess * value;
    const row = signs + sign * units;
    for (let unit = 0; unit < units; unit += 1)
      slope[row + unit] = (slope[row + unit] as number) + value * (back[unit] as number);
  }
}

/** The numbers as weights of signs as they are: not yet made of like size. */
function weightsOf<Name extends string>(
  names: readonly Name[],
  { numbers, signs, units }: Fit,
  { scales }: Table,
): Weights<Name> {
  const rowOf = (sign: number) => [
    numbers[sign] as number,
    ...numbers.slice(signs + sign * units, signs + (sign + 1) * units),
  ];
  const spreads = scales.map(({ spread }) => (spread === 0 ? 1 : spread));
  const counts = names.map((name, sign) => [
    name,
    rowOf(sign).map(number => rounded(number / (spreads[sign] as number))),
  ]);
  const [thresholds, says] = [signs + signs * units, signs + signs * units + units];
  const middleOf = (unit: number) =>
    scales.reduce(
      (sum, { middle }, sign) =>
        sum + (middle * (rowOf(sign)[unit + 1] as number)) / (spreads[sign] as number),
      0,
    );
  return {
    counts: Object.fromEntries(counts) as Record<Name, readonly number[]>,
    units: Array.from({ length: units }, (_, unit) => ({
      threshold: rounded((numbers[thresholds + unit] as number) - middleOf(unit)),
      says: rounded(numbers[says + unit] as number),
    })),
  };
}

function rounded(number: number): number {
  return Math.round(number * DECIMALS) / DECIMALS;
}
