import { type Kind, type Learnt, learntFrom } from '#content/practice/understanding/learnt-numbers.ts';
import { randomNumbers } from '#content/practice/understanding/random-numbers.ts';
import {
  type Asked,
  add,
  comparedWith,
  type EncoderNumbers,
  type Found,
  MOST_COUNTED,
  meaningOf,
  patternsIn,
  product,
  responsesOf,
  rowsOf,
  type SpokenRows,
  scaleOf,
  softmax,
  WINDOW,
} from '#domain/practice/understanding/encoder.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

/** What was said, all that it asks, and how much it counts. */
export type Example = { readonly said: Spoken; readonly asks: readonly Asked[]; readonly weight: number };

/** What is learnt of, and how often all of it. */
export type Course = {
  readonly rows: readonly string[];
  readonly asked: readonly Asked[];
  readonly examples: readonly Example[];
  readonly rounds: number;
};

/** Numbers in a meaning. */
export const DIMENSIONS = 56;

const PATTERNS = 256;

const BATCH = 64;

const PACE = 0.003;

/** So many places, topics and patterns are left out each time, so that none is relied on alone. */
const LEFT_OUT = 0.1;

/** An error smaller than this teaches nothing. */
const STILL = 2e-7;

/** How long a row that comes seldom remembers how it moved, and one that always comes. */
const MEMORY = { ofRows: 0.99, ofOthers: 0.999 };

const BEGINS_AT = 0.1;

/** For so many of the rounds numbers are as fine as they like; then it begins anew with coarse ones. */
const ROUNDS_OF_FINE = 2 / 7;

/** When the pace is so much slower, numbers become coarse. */
const SLOWED = 0.9;

/** How much it counts to know how many things are asked. */
const WEIGHT_OF_COUNT = 0.3;

/** All numbers of an encoder as they are learnt. */
export type Learning = {
  readonly [part in Exclude<keyof EncoderNumbers, 'dimensions'>]: Learnt;
};

/**
 * Learns an encoder, so that what an example asks is likeliest (softmax over all that may be asked; of several things, all
 * alike). The same course makes the same encoder.
 */
export function trainedEncoder(course: Course): Learning {
  const learning = begun(course);
  const random = randomNumbers(2);
  const examples = targetsOf(course);
  const rounds = { fine: Math.floor(course.rounds * ROUNDS_OF_FINE), all: course.rounds };
  for (let round = 0; round < rounds.all; round += 1) {
    if (round === rounds.fine) for (const part of Object.values(learning)) part.coarsen();
    shuffle(examples, random);
    for (let from = 0; from < examples.length; from += BATCH) {
      learn(learning, examples.slice(from, from + BATCH), random);
      const pace = paceAt(round + from / examples.length, rounds);
      for (const part of Object.values(learning)) part.move(pace);
    }
  }
  return learning;
}

/** Ever slower, and once more from the beginning when numbers become coarse. */
function paceAt(at: number, { fine, all }: { readonly fine: number; readonly all: number }): number {
  return at < fine ? PACE * (1 - (SLOWED * at) / fine) : PACE * (1 - (at - fine) / (all - fine));
}

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

function begun({ rows, asked }: Course): Learning {
  const random = randomNumbers(1);
  const about = (size: number) => size * (random() + random() + random() - 1.5) * 2;
  const part = (count: number, size: number, kind: Kind) =>
    learntFrom(
      Float32Array.from({ length: count * kind.width }, () => about(size)),
      kind,
    );
  const [width, memory] = [DIMENSIONS, MEMORY.ofOthers];
  const window = WINDOW * DIMENSIONS;
  const single: Kind = { width: 1, memory, isCoarse: false };
  return {
    meanings: part(rows.length, BEGINS_AT, { width, memory: MEMORY.ofRows, isCoarse: true }),
    patterns: part(PATTERNS, 1 / Math.sqrt(window), { width: window, memory, isCoarse: true }),
    thresholds: part(PATTERNS, 0, single),
    sayings: part(PATTERNS, 1 / Math.sqrt(PATTERNS), { width, memory, isCoarse: true }),
    outputs: part(asked.length, BEGINS_AT, { width, memory, isCoarse: true }),
    bias: part(asked.length, 0, single),
    counts: part(MOST_COUNTED, BEGINS_AT, { width, memory, isCoarse: true }),
    countBias: part(MOST_COUNTED, 0, single),
  };
}

/** An example by its rows, and the places of what it asks. */
type Target = { readonly rows: SpokenRows; readonly asks: readonly number[]; readonly weight: number };

function targetsOf({ rows, asked, examples }: Course): Target[] {
  const rowOf = new Map(rows.map((row, place) => [row, place]));
  const placeOf = new Map(asked.map((each, place) => [each, place]));
  return examples.map(({ said, asks, weight }) => ({
    rows: rowsOf(rowOf, said),
    asks: asks.flatMap(each => placeOf.get(each) ?? []),
    weight,
  }));
}

/** Finds the slopes of a batch. */
function learn(learning: Learning, batch: readonly Target[], random: () => number): void {
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

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [items[place], items[other]] = [items[other] as Item, items[place] as Item];
  }
}
