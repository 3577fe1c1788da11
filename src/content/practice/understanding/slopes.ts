import { BYTES, type Desk, DIMENSIONS } from '#content/practice/understanding/desk.ts';
import { halfHeard, LEFT_OUT } from '#content/practice/understanding/half-heard.ts';
import type { Learnt } from '#content/practice/understanding/learnt-numbers.ts';
import {
  type EncoderNumbers,
  type SpokenRows,
  scaleOf,
  WINDOW,
} from '#domain/practice/understanding/encoder.ts';

/** An error smaller than this teaches nothing. */
const STILL = 2e-7;

/** How much it counts to know how many things are asked. */
const WEIGHT_OF_COUNT = 0.3;

/** Bytes in a meaning. */
const MEANING = DIMENSIONS * BYTES;

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

/** What should be heard, and how likely. */
export type Wanted = { readonly place: number; readonly share: number };

/** An example by its rows, what it asks, and how many things that are. */
export type Target = {
  readonly rows: SpokenRows;
  readonly asks: readonly Wanted[];
  readonly counts: readonly Wanted[];
  readonly weight: number;
};

/** Finds the slopes of a batch. */
export function findSlopes(
  learning: Learning,
  desk: Desk,
  batch: readonly Target[],
  random: () => number,
): void {
  desk.responseOf.clear();
  for (const { rows, asks, counts, weight } of batch) {
    const another = () => batch[Math.floor(random() * batch.length)]?.rows ?? rows;
    const heard = halfHeard(rows, another, random);
    findPatterns(learning, desk, heard.places, random);
    findMeaning(learning, desk, heard);
    const share = weight / batch.length;
    desk.back.fill(0);
    fromOutputs([learning.outputs, learning.bias], desk, desk.shares, { wanted: asks, share });
    fromOutputs([learning.counts, learning.countBias], desk, desk.shareOfCounts, {
      wanted: counts,
      share: share * WEIGHT_OF_COUNT,
    });
    fromMeaning(learning, desk, heard);
  }
}

/** Which patterns are there, and where; some are left out, and what stays is the stronger for it. */
function findPatterns(
  learning: Learning,
  desk: Desk,
  places: SpokenRows['places'],
  random: () => number,
): void {
  const { kernels, heardAt, strengths, begins } = desk;
  const count = strengths.length;
  const thresholds = learning.thresholds.numbers.byteOffset;
  strengths.fill(0);
  for (let middle = 0; middle < places.length; middle += 1) {
    let many = 0;
    for (let at = 0; at < WINDOW; at += 1)
      for (const row of places[middle + at - 1] ?? []) {
        heardAt[many] = responseTo(learning, desk, row) + at * count * BYTES;
        many += 1;
      }
    kernels.keepStrongest(
      thresholds,
      heardAt.byteOffset,
      many,
      count,
      strengths.byteOffset,
      begins.byteOffset,
      middle,
    );
  }
  for (let pattern = 0; pattern < count; pattern += 1) {
    const strength = strengths[pattern] as number;
    if (strength > 0) strengths[pattern] = random() >= LEFT_OUT ? strength / (1 - LEFT_OUT) : 0;
  }
}

/** Where it stands what a row adds to patterns; reckoned once in a batch. */
function responseTo(learning: Learning, desk: Desk, row: number): number {
  const { kernels, responses, responseOf, strengths } = desk;
  const before = responseOf.get(row);
  if (before !== undefined) return before;
  const to = responses.byteOffset + responseOf.size * WINDOW * strengths.length * BYTES;
  const { patterns, meanings } = learning;
  const meaning = meanings.numbers.byteOffset + row * MEANING;
  kernels.respond(patterns.numbers.byteOffset, strengths.length, WINDOW, DIMENSIONS, meaning, to);
  responseOf.set(row, to);
  return to;
}

/** What is said as a whole (`meaningOf`). */
function findMeaning(
  { meanings, sayings }: Learning,
  desk: Desk,
  { places, person, topics }: SpokenRows,
): void {
  const { kernels, meaning, strengths } = desk;
  const to = meaning.byteOffset;
  const scale = scaleOf(places);
  const addRow = (row: number, times: number) =>
    kernels.add(to, meanings.numbers.byteOffset + row * MEANING, DIMENSIONS, times);
  meaning.fill(0);
  for (const place of places) for (const row of place) addRow(row, scale);
  for (const row of [...person, ...topics]) addRow(row, 1);
  kernels.sumOfRows(sayings.numbers.byteOffset, strengths.length, DIMENSIONS, strengths.byteOffset, to);
}

/** The slope of what a meaning is compared with, and on to the meaning. */
function fromOutputs(
  [outputs, bias]: readonly [Learnt, Learnt],
  { kernels, meaning, back }: Desk,
  shares: Float32Array,
  { wanted, share }: { readonly wanted: readonly Wanted[]; readonly share: number },
): void {
  const count = shares.length;
  shares.set(bias.numbers);
  kernels.compare(outputs.numbers.byteOffset, count, DIMENSIONS, meaning.byteOffset, shares.byteOffset);
  kernels.toShares(shares.byteOffset, count);
  for (const { place, share: much } of wanted) shares[place] = (shares[place] as number) - much;
  kernels.weighErrors(shares.byteOffset, count, share, STILL, outputs.touched.byteOffset);
  bias.touched[0] = 1;
  kernels.add(bias.slope.byteOffset, shares.byteOffset, count, 1);
  kernels.addToRows(outputs.slope.byteOffset, count, DIMENSIONS, meaning.byteOffset, shares.byteOffset);
  kernels.sumOfRows(outputs.numbers.byteOffset, count, DIMENSIONS, shares.byteOffset, back.byteOffset);
}

/** The slopes of patterns and words, from that of the meaning. */
function fromMeaning(learning: Learning, desk: Desk, { places, person, topics }: SpokenRows): void {
  const { meanings } = learning;
  const { kernels, back, ofWindows } = desk;
  fromPatterns(learning, desk, places);
  const scale = scaleOf(places);
  const addTo = (row: number, from: number, times: number) => {
    meanings.touched[row] = 1;
    kernels.add(meanings.slope.byteOffset + row * MEANING, from, DIMENSIONS, times);
  };
  places.forEach((rows, place) => {
    for (const row of rows) {
      addTo(row, back.byteOffset, scale);
      addTo(row, ofWindows.byteOffset + (place + 1) * MEANING, 1);
    }
  });
  for (const row of [...person, ...topics]) addTo(row, back.byteOffset, 1);
}

/** The slopes of patterns that were there, and on to the places they were found at. */
function fromPatterns(
  { meanings, patterns, thresholds, sayings }: Learning,
  desk: Desk,
  places: SpokenRows['places'],
): void {
  const { kernels, back, strengths, begins, times, windows, ofWindows } = desk;
  const count = strengths.length;
  const backAt = back.byteOffset;
  layWindows(meanings.numbers, desk, places);
  kernels.compareThose(
    sayings.numbers.byteOffset,
    count,
    DIMENSIONS,
    backAt,
    strengths.byteOffset,
    times.byteOffset,
  );
  for (let pattern = 0; pattern < count; pattern += 1) {
    const isThere = (strengths[pattern] as number) > 0;
    times[pattern] = isThere ? (times[pattern] as number) / (1 - LEFT_OUT) : 0;
    if (isThere) for (const each of [sayings, patterns]) each.touched[pattern] = 1;
  }
  thresholds.touched[0] = 1;
  kernels.add(thresholds.slope.byteOffset, times.byteOffset, count, 1);
  kernels.addToRows(sayings.slope.byteOffset, count, DIMENSIONS, backAt, strengths.byteOffset);
  kernels.backToWindows(
    patterns.numbers.byteOffset,
    patterns.slope.byteOffset,
    count,
    WINDOW * DIMENSIONS,
    DIMENSIONS,
    begins.byteOffset,
    times.byteOffset,
    windows.byteOffset,
    ofWindows.byteOffset,
  );
}

/** The meanings of places, one after the other, with an empty one at both ends. */
function layWindows(
  meanings: Float32Array,
  { kernels, windows, ofWindows }: Desk,
  places: SpokenRows['places'],
): void {
  windows.fill(0);
  ofWindows.fill(0);
  places.forEach((rows, place) => {
    const into = windows.byteOffset + (place + 1) * MEANING;
    for (const row of rows) kernels.add(into, meanings.byteOffset + row * MEANING, DIMENSIONS, 1);
  });
}
