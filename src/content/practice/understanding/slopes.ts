import type { Learnt } from '#content/practice/understanding/learnt-numbers.ts';
import {
  add,
  comparedWith,
  type EncoderNumbers,
  type Found,
  MOST_COUNTED,
  meaningOf,
  patternsIn,
  product,
  responsesOf,
  type SpokenRows,
  scaleOf,
  softmax,
  WINDOW,
} from '#domain/practice/understanding/encoder.ts';

/** Numbers in a meaning. */
export const DIMENSIONS = 56;

/** So many places, topics and patterns are left out each time, so that none is relied on alone. */
const LEFT_OUT = 0.1;

/** An error smaller than this teaches nothing. */
const STILL = 2e-7;

/** How much it counts to know how many things are asked. */
const WEIGHT_OF_COUNT = 0.3;

/** All numbers of an encoder as they are learnt. */
export type Learning = {
  readonly [part in Exclude<keyof EncoderNumbers, 'dimensions'>]: Learnt;
};

/** The numbers as they are used. */
export function numbersOf(learning: Learning): EncoderNumbers {
  const { meanings, patterns, thresholds, sayings, outputs, bias, counts, countBias } = learning;
  return {
    dimensions: DIMENSIONS,
    meanings: meanings.numbers,
    patterns: patterns.numbers,
    thresholds: thresholds.numbers,
    sayings: sayings.numbers,
    outputs: outputs.numbers,
    bias: bias.numbers,
    counts: counts.numbers,
    countBias: countBias.numbers,
  };
}

/** An example by its rows, and the places of what it asks. */
export type Target = { readonly rows: SpokenRows; readonly asks: readonly number[]; readonly weight: number };

/** Finds the slopes of a batch. */
export function findSlopes(learning: Learning, batch: readonly Target[], random: () => number): void {
  const numbers = numbersOf(learning);
  const responses = responsesOf(numbers);
  for (const { rows, asks, weight } of batch) {
    const heard = {
      places: rows.places.map(place => (random() < LEFT_OUT ? [] : place)),
      topics: rows.topics.filter(() => random() >= LEFT_OUT),
    };
    const found = patternsIn(numbers, heard.places, responses);
    found.strengths.forEach((strength, pattern) => {
      found.strengths[pattern] = strength > 0 && random() >= LEFT_OUT ? strength / (1 - LEFT_OUT) : 0;
    });
    const meaning = meaningOf(numbers, heard, found.strengths);
    const share = weight / batch.length;
    const count = Math.min(asks.length, MOST_COUNTED) - 1;
    const back = new Float32Array(DIMENSIONS);
    fromOutputs([learning.outputs, learning.bias], meaning, back, { asks, share });
    fromOutputs([learning.counts, learning.countBias], meaning, back, {
      asks: [count],
      share: share * WEIGHT_OF_COUNT,
    });
    fromMeaning(learning, heard, found, back);
  }
}

/** The slope of what a meaning is compared with, and on to the meaning. */
function fromOutputs(
  [outputs, bias]: readonly [Learnt, Learnt],
  meaning: Float32Array,
  back: Float32Array,
  { asks, share }: { readonly asks: readonly number[]; readonly share: number },
): void {
  const shares = softmax(comparedWith(outputs.numbers, bias.numbers, meaning));
  for (const ask of asks) shares[ask] = (shares[ask] as number) - 1 / asks.length;
  for (let place = 0; place < shares.length; place += 1) {
    const times = (shares[place] as number) * share;
    if (Math.abs(times) < STILL) continue;
    add(outputs.slope, place * DIMENSIONS, meaning, 0, DIMENSIONS, times);
    add(back, 0, outputs.numbers, place * DIMENSIONS, DIMENSIONS, times);
    bias.slope[place] = (bias.slope[place] as number) + times;
    outputs.touched.add(place);
    bias.touched.add(place);
  }
}

/** The slopes of patterns and words, from that of the meaning. */
function fromMeaning(
  learning: Learning,
  { places, topics }: SpokenRows,
  found: Found,
  back: Float32Array,
): void {
  const { meanings } = learning;
  const ofPlaces = new Float32Array((places.length + 2) * DIMENSIONS);
  fromPatterns(learning, places, found, { back, ofPlaces });
  const scale = scaleOf(places);
  places.forEach((rows, place) => {
    for (const row of rows) {
      meanings.touched.add(row);
      add(meanings.slope, row * DIMENSIONS, back, 0, DIMENSIONS, scale);
      const at = (place + 1) * DIMENSIONS;
      add(meanings.slope, row * DIMENSIONS, ofPlaces, at, DIMENSIONS, 1);
    }
  });
  for (const row of topics) {
    meanings.touched.add(row);
    add(meanings.slope, row * DIMENSIONS, back, 0, DIMENSIONS, 1);
  }
}

/** The slopes of patterns that were there, and on to the places they were found at. */
function fromPatterns(
  { meanings, patterns, thresholds, sayings }: Learning,
  places: SpokenRows['places'],
  { strengths, begins }: Found,
  { back, ofPlaces }: { readonly back: Float32Array; readonly ofPlaces: Float32Array },
): void {
  const length = WINDOW * DIMENSIONS;
  const windows = windowsOf(meanings.numbers, places);
  strengths.forEach((strength, pattern) => {
    if (strength <= 0) return;
    const times = product(sayings.numbers, pattern * DIMENSIONS, back, 0, DIMENSIONS) / (1 - LEFT_OUT);
    const window = (begins[pattern] as number) * DIMENSIONS;
    add(sayings.slope, pattern * DIMENSIONS, back, 0, DIMENSIONS, strength);
    add(patterns.slope, pattern * length, windows, window, length, times);
    add(ofPlaces, window, patterns.numbers, pattern * length, length, times);
    thresholds.slope[pattern] = (thresholds.slope[pattern] as number) + times;
    for (const each of [sayings, patterns, thresholds]) each.touched.add(pattern);
  });
}

/** The meanings of places, one after the other, with an empty one at both ends. */
function windowsOf(meanings: Float32Array, places: SpokenRows['places']): Float32Array {
  const windows = new Float32Array((places.length + 2) * DIMENSIONS);
  places.forEach((rows, place) => {
    const into = (place + 1) * DIMENSIONS;
    for (const row of rows) add(windows, into, meanings, row * DIMENSIONS, DIMENSIONS, 1);
  });
  return windows;
}
