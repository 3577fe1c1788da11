import type { Intent } from '#domain/practice/intent.ts';
import { ANY_WORD, type NOTHING } from '#domain/practice/understanding/language-model.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

/** Something that may be asked. An attribute is asked alike of every symptom. */
export type Asked = Intent | typeof NOTHING;

/**
 * What turns words into the likelihood of all that may be asked: what they mean is added up, with what is said by patterns
 * of three words in a row that are found among them (a convolution with the strongest of each filter: Kim 2014), and the sum
 * is compared with each thing. Numbers stand row after row.
 */
export type Encoder = EncoderNumbers & {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly asked: readonly Asked[];
  /** Where each stands in `asked`. */
  readonly placeOf: ReadonlyMap<Asked, number>;
  readonly responses: Responses;
};

export type EncoderNumbers = {
  /** How many numbers a meaning has: a multiple of four. */
  readonly dimensions: number;
  /** What each row means: words, what kind of name they are part of, what was spoken of before. */
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
  /** What tells that one thing is asked, or two, three or more. */
  readonly counts: Float32Array;
  readonly countBias: Float32Array;
};

/** What the words of something said tell. */
export type Told = {
  /** How likely each thing is asked, in the order of `asked`: together 1. */
  readonly shares: Float32Array;
  /** How likely so many things are asked: one, two, three, more. */
  readonly counts: Float32Array;
};

/** Words in a pattern. */
export const WINDOW = 3;

/** More things than this are told as so many. */
export const MOST_COUNTED = 4;

/** What a row adds to each pattern, as its first, second and third word: those of the first, then of the second, then of the third. */
export type Responses = (row: number) => Float32Array;

/** Something said, by its rows. */
export type SpokenRows = {
  readonly places: readonly (readonly number[])[];
  /** Who is spoken to. */
  readonly person: readonly number[];
  /** What was spoken of before. */
  readonly topics: readonly number[];
};

/** Which patterns are there. */
export type Found = {
  /** How strongly each is there, none being 0. */
  readonly strengths: Float32Array;
  /** Before which place each begins. */
  readonly begins: Uint8Array;
};

/** What something said tells. */
export function told(encoder: Encoder, said: Spoken): Told {
  const rows = rowsOf(encoder.rowOf, said);
  const found = patternsIn(encoder, rows.places, encoder.responses);
  const meaning = meaningOf(encoder, rows, found.strengths);
  return {
    shares: softmax(comparedWith(encoder.outputs, encoder.bias, meaning)),
    counts: softmax(comparedWith(encoder.counts, encoder.countBias, meaning)),
  };
}

/** What something tells that is known to ask one thing. */
export function toldFor({ asked, placeOf }: Pick<Encoder, 'asked' | 'placeOf'>, asks: Asked): Told {
  const place = placeOf.get(asks);
  const shares = new Float32Array(asked.length);
  if (place !== undefined) shares[place] = 1;
  return { shares, counts: Float32Array.from({ length: MOST_COUNTED }, (_, count) => (count === 0 ? 1 : 0)) };
}

/** The rows of something said; a word that has none is any word. */
export function rowsOf(rowOf: ReadonlyMap<string, number>, { places, person, topics }: Spoken): SpokenRows {
  const find = (name: string | null) => (name === null ? undefined : rowOf.get(name));
  return {
    places: places.map(({ word, mask }) =>
      [find(word) ?? find(ANY_WORD), find(mask)].filter(row => row !== undefined),
    ),
    person: person.map(find).filter(row => row !== undefined),
    topics: topics.map(find).filter(row => row !== undefined),
  };
}

/** Reckons what rows add to patterns, each once. */
export function responsesOf({ dimensions, meanings, patterns, thresholds }: EncoderNumbers): Responses {
  const known = new Map<number, Float32Array>();
  const count = thresholds.length;
  return row => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const response = new Float32Array(WINDOW * count);
    for (let at = 0; at < WINDOW; at += 1)
      for (let pattern = 0; pattern < count; pattern += 1) {
        const from = (pattern * WINDOW + at) * dimensions;
        response[at * count + pattern] = product(patterns, from, meanings, row * dimensions, dimensions);
      }
    known.set(row, response);
    return response;
  };
}

/** Where each pattern is strongest. Places without rows are silent. */
export function patternsIn(
  { thresholds }: Pick<EncoderNumbers, 'thresholds'>,
  places: SpokenRows['places'],
  responses: Responses,
): Found {
  const count = thresholds.length;
  const strengths = new Float32Array(count);
  const begins = new Uint8Array(count);
  const sums = new Float32Array(count);
  for (let middle = 0; middle < places.length; middle += 1) {
    sums.set(thresholds);
    for (let at = 0; at < WINDOW; at += 1)
      for (const row of places[middle + at - 1] ?? []) add(sums, 0, responses(row), at * count, count, 1);
    for (let pattern = 0; pattern < count; pattern += 1) {
      const sum = sums[pattern] as number;
      if (sum <= (strengths[pattern] as number)) continue;
      strengths[pattern] = sum;
      begins[pattern] = middle;
    }
  }
  return { strengths, begins };
}

/** What is said as a whole. */
export function meaningOf(
  { dimensions, meanings, sayings }: EncoderNumbers,
  { places, person, topics }: SpokenRows,
  strengths: Float32Array,
): Float32Array {
  const meaning = new Float32Array(dimensions);
  const scale = scaleOf(places);
  for (const row of places.flat()) add(meaning, 0, meanings, row * dimensions, dimensions, scale);
  strengths.forEach((times, pattern) => {
    if (times > 0) add(meaning, 0, sayings, pattern * dimensions, dimensions, times);
  });
  for (const row of [...person, ...topics]) add(meaning, 0, meanings, row * dimensions, dimensions, 1);
  return meaning;
}

/** What each of so many places counts: longer questions do not mean more. */
export function scaleOf(places: SpokenRows['places']): number {
  const heard = places.reduce((sum, { length }) => sum + (length > 0 ? 1 : 0), 0);
  return 1 / Math.sqrt(Math.max(1, heard));
}

/** How well a meaning fits each row. */
export function comparedWith(rows: Float32Array, bias: Float32Array, meaning: Float32Array): Float32Array {
  const width = meaning.length;
  const sums = bias.slice();
  for (let row = 0; row < sums.length; row += 1)
    sums[row] = (sums[row] as number) + product(rows, row * width, meaning, 0, width);
  return sums;
}

/** Sums as shares of one. */
export function softmax(sums: Float32Array): Float32Array {
  const shares = new Float32Array(sums.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (const sum of sums) if (sum > highest) highest = sum;
  let total = 0;
  for (let row = 0; row < shares.length; row += 1) {
    shares[row] = Math.exp((sums[row] as number) - highest);
    total += shares[row] as number;
  }
  for (let row = 0; row < shares.length; row += 1) shares[row] = (shares[row] as number) / total;
  return shares;
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

/** The sum of the products of numbers in two places; `count` is a multiple of four. */
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
