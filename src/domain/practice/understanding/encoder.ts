import type { Intent } from '#domain/practice/intent.ts';
import { ANY_WORD, type NOTHING } from '#domain/practice/understanding/language-model.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

/** Something that may be asked. An attribute is asked alike of every symptom. */
export type Asked = Intent | typeof NOTHING;

/**
 * What turns a piece of an utterance into the likelihood of all that may be asked: what its words mean is added up, with what
 * is said by patterns of three words in a row that are found in it (a convolution with the strongest of each filter: Kim 2014),
 * and the sum is compared with each thing. Numbers stand row after row.
 */
export type Encoder = EncoderNumbers & {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly asked: readonly Asked[];
  /** Where each stands in `asked`. */
  readonly placeOf: ReadonlyMap<Asked, number>;
};

export type EncoderNumbers = {
  /** How many numbers a meaning has. */
  readonly dimensions: number;
  /** What each row means: words, what words are part of, what was asked last. */
  readonly meanings: Float32Array;
  /** What three words a pattern is found in, as three meanings. */
  readonly patterns: Float32Array;
  /** From where on a pattern is there. */
  readonly thresholds: Float32Array;
  /** What a pattern says when it is there. */
  readonly sayings: Float32Array;
  /** What asks for each thing. */
  readonly outputs: Float32Array;
  /** How likely each is before anything is known: logarithms. */
  readonly bias: Float32Array;
};

/** Words in a pattern. */
export const WINDOW = 3;

/** What was found out on the way from words to their meaning; training goes back along it. */
export type Trace = {
  /** The meanings of the places, one after the other, with an empty place at both ends. */
  readonly windows: Float32Array;
  readonly places: number;
  /** How strongly each pattern is there, none being 0, and where. */
  readonly strengths: Float32Array;
  readonly found: Uint8Array;
  readonly meaning: Float32Array;
};

/** How likely each thing is asked, in the order of `asked`: 0 to 1, together 1. */
export function askedShares(encoder: Encoder, said: Spoken): Float32Array {
  const { meaning } = traced(encoder, rowsOf(encoder.rowOf, said));
  const sums = outputsOf(encoder, meaning);
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map(sum => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map(power => power / total);
}

/** A piece by its rows. */
export type SpokenRows = {
  readonly places: readonly (readonly [word: number, mask: number | undefined])[];
  readonly after: number | undefined;
};

/** The rows of a piece; a word that has none is any word. */
export function rowsOf(rowOf: ReadonlyMap<string, number>, { places, after }: Spoken): SpokenRows {
  const find = (name: string | null) => (name === null ? undefined : rowOf.get(name));
  return {
    places: places.flatMap(({ word, mask }) => {
      const row = find(word) ?? find(ANY_WORD);
      return row === undefined ? [] : [[row, find(mask)] as const];
    }),
    after: find(after),
  };
}

/** The meaning of a piece, with how it came about. `isHeard` leaves places and patterns out, for training. */
export function traced(
  numbers: EncoderNumbers,
  { places, after }: SpokenRows,
  isHeard: { readonly place: () => boolean; readonly pattern: () => number } = ALL_HEARD,
): Trace {
  const { dimensions, meanings, sayings } = numbers;
  const windows = new Float32Array((places.length + WINDOW - 1) * dimensions);
  const meaning = new Float32Array(dimensions);
  let heard = 0;
  places.forEach(([word, mask], place) => {
    if (!isHeard.place()) return;
    heard += 1;
    const into = (place + 1) * dimensions;
    add(windows, into, meanings, word * dimensions, dimensions, 1);
    if (mask !== undefined) add(windows, into, meanings, mask * dimensions, dimensions, 1);
  });
  const scale = scaleOf(heard);
  for (let place = 1; place <= places.length; place += 1)
    add(meaning, 0, windows, place * dimensions, dimensions, scale);
  const { strengths, found } = patternsIn(numbers, windows, places.length);
  strengths.forEach((strength, pattern) => {
    const kept = strength * isHeard.pattern();
    strengths[pattern] = kept;
    if (kept > 0) add(meaning, 0, sayings, pattern * dimensions, dimensions, kept);
  });
  if (after !== undefined) add(meaning, 0, meanings, after * dimensions, dimensions, 1);
  return { windows, places: places.length, strengths, found, meaning };
}

const ALL_HEARD = { place: () => true, pattern: () => 1 };

/** What each of so many places counts: longer pieces do not mean more. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count));
}

/** How well a meaning fits each thing that may be asked. */
export function outputsOf(
  { dimensions, outputs, bias }: Pick<EncoderNumbers, 'dimensions' | 'outputs' | 'bias'>,
  meaning: Float32Array,
): Float32Array {
  const sums = new Float32Array(bias.length);
  for (let row = 0; row < bias.length; row += 1)
    sums[row] = (bias[row] as number) + product(outputs, row * dimensions, meaning, 0, dimensions);
  return sums;
}

/** Where each pattern is strongest. */
function patternsIn(
  { dimensions, patterns, thresholds }: EncoderNumbers,
  windows: Float32Array,
  places: number,
): Pick<Trace, 'strengths' | 'found'> {
  const strengths = new Float32Array(thresholds.length);
  const found = new Uint8Array(thresholds.length);
  const length = WINDOW * dimensions;
  for (let pattern = 0; pattern < thresholds.length; pattern += 1) {
    let most = 0;
    for (let place = 0; place < places; place += 1) {
      const strength =
        (thresholds[pattern] as number) +
        product(patterns, pattern * length, windows, place * dimensions, length);
      if (strength > most) {
        most = strength;
        found[pattern] = place;
      }
    }
    strengths[pattern] = most;
  }
  return { strengths, found };
}

/** Adds some numbers, so many times, to others. */
export function add(
  to: Float32Array,
  into: number,
  from: Float32Array,
  at: number,
  count: number,
  times: number,
): void {
  for (let place = 0; place < count; place += 1)
    to[into + place] = (to[into + place] as number) + (from[at + place] as number) * times;
}

/** The sum of the products of numbers in two places. */
export function product(
  one: Float32Array,
  atOne: number,
  other: Float32Array,
  atOther: number,
  count: number,
): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let place = 0; place < count; place += 4) {
    first += (one[atOne + place] as number) * (other[atOther + place] as number);
    second += (one[atOne + place + 1] as number) * (other[atOther + place + 1] as number);
    third += (one[atOne + place + 2] as number) * (other[atOther + place + 2] as number);
    fourth += (one[atOne + place + 3] as number) * (other[atOther + place + 3] as number);
  }
  return first + second + third + fourth;
}
