import {
  type Learnt,
  learntFrom,
  type SplitLearnt,
  splitLearnt,
} from '#content/practice/understanding/learnt-numbers.ts';
import { randomNumbers } from '#content/practice/understanding/random-numbers.ts';
import {
  type Asked,
  add,
  type EncoderNumbers,
  outputsOf,
  product,
  rowsOf,
  type SpokenRows,
  scaleOf,
  type Trace,
  traced,
  WINDOW,
} from '#domain/practice/understanding/encoder.ts';
import type { SplitVectors } from '#domain/practice/understanding/packed-vectors.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

/** What was said, what it asks, and how much it counts. */
export type Example = { readonly said: Spoken; readonly asks: Asked; readonly weight: number };

/** What is learnt of, and how often all of it. */
export type Course = {
  readonly rows: readonly string[];
  readonly asked: readonly Asked[];
  readonly examples: readonly Example[];
  readonly rounds: number;
};

/** Numbers in a meaning. */
export const DIMENSIONS = 40;

const PATTERNS = 192;

const BATCH = 64;

const PACE = 0.003;

/** So many places and patterns are left out each time, so that none is relied on alone. */
const LEFT_OUT = 0.2;

/** An error smaller than this teaches nothing. */
const STILL = 2e-7;

/** How long a row that comes seldom remembers how it moved, and one that always comes. */
const MEMORY = { ofRows: 0.99, ofOthers: 0.999 };

const BEGINS_AT = 0.1;

/** All numbers of an encoder as they are learnt. */
type Learning = {
  readonly [part in 'meanings' | 'patterns' | 'thresholds' | 'sayings' | 'outputs' | 'bias']: Learnt;
};

/**
 * Learns an encoder, so that what an example asks is likeliest (softmax over all that may be asked). The same course makes
 * the same encoder.
 */
export function trainedEncoder(course: Course): EncoderNumbers {
  const random = randomNumbers(1);
  const about = (size: number) => () => size * (random() + random() + random() - 1.5) * 2;
  const rows = (count: number, width: number, start: () => number) =>
    Float32Array.from({ length: count * width }, start);
  const ofWindow = 1 / Math.sqrt(WINDOW * DIMENSIONS);
  return taught(course, {
    meanings: learntFrom(rows(course.rows.length, DIMENSIONS, about(BEGINS_AT)), DIMENSIONS, MEMORY.ofRows),
    patterns: learntFrom(
      rows(PATTERNS, WINDOW * DIMENSIONS, about(ofWindow)),
      WINDOW * DIMENSIONS,
      MEMORY.ofOthers,
    ),
    thresholds: learntFrom(new Float32Array(PATTERNS), 1, MEMORY.ofOthers),
    sayings: learntFrom(
      rows(PATTERNS, DIMENSIONS, about(1 / Math.sqrt(PATTERNS))),
      DIMENSIONS,
      MEMORY.ofOthers,
    ),
    outputs: learntFrom(rows(course.asked.length, DIMENSIONS, about(BEGINS_AT)), DIMENSIONS, MEMORY.ofOthers),
    bias: learntFrom(new Float32Array(course.asked.length), 1, MEMORY.ofOthers),
  });
}

/** An encoder whose meanings and outputs are split. */
export type SplitEncoder = EncoderNumbers & {
  readonly split: { readonly meanings: SplitVectors; readonly outputs: SplitVectors };
};

/** Goes on learning with vectors that were split: which part each has stays, and what the parts stand for is learnt. */
export function tunedEncoder(
  course: Course,
  numbers: EncoderNumbers,
  split: SplitEncoder['split'],
): SplitEncoder {
  const meanings: SplitLearnt = splitLearnt(split.meanings, MEMORY.ofOthers);
  const outputs: SplitLearnt = splitLearnt(split.outputs, MEMORY.ofOthers);
  const tuned = taught(course, {
    meanings,
    outputs,
    patterns: learntFrom(numbers.patterns, WINDOW * DIMENSIONS, MEMORY.ofOthers),
    thresholds: learntFrom(numbers.thresholds, 1, MEMORY.ofOthers),
    sayings: learntFrom(numbers.sayings, DIMENSIONS, MEMORY.ofOthers),
    bias: learntFrom(numbers.bias, 1, MEMORY.ofOthers),
  });
  return { ...tuned, split: { meanings: meanings.split, outputs: outputs.split } };
}

function taught(course: Course, learning: Learning): EncoderNumbers {
  const random = randomNumbers(2);
  const numbers: EncoderNumbers = {
    dimensions: DIMENSIONS,
    meanings: learning.meanings.numbers,
    patterns: learning.patterns.numbers,
    thresholds: learning.thresholds.numbers,
    sayings: learning.sayings.numbers,
    outputs: learning.outputs.numbers,
    bias: learning.bias.numbers,
  };
  const rowOf = new Map(course.rows.map((row, place) => [row, place]));
  const placeOf = new Map(course.asked.map((asked, place) => [asked, place]));
  const examples = course.examples.flatMap(({ said, asks, weight }) => {
    const target = placeOf.get(asks);
    return target === undefined ? [] : [{ rows: rowsOf(rowOf, said), target, weight }];
  });
  const isHeard = {
    place: () => random() >= LEFT_OUT,
    pattern: () => (random() >= LEFT_OUT ? 1 / (1 - LEFT_OUT) : 0),
  };
  const steps = course.rounds * Math.ceil(examples.length / BATCH);
  let step = 0;
  for (let round = 0; round < course.rounds; round += 1) {
    shuffle(examples, random);
    for (let from = 0; from < examples.length; from += BATCH) {
      const batch = examples.slice(from, from + BATCH);
      for (const { rows, target, weight } of batch) {
        const trace = traced(numbers, rows, isHeard);
        const back = backFromOutputs(numbers, learning, trace, { target, weight: weight / batch.length });
        backFromMeaning(numbers, learning, { rows, trace, back });
      }
      step += 1;
      for (const each of Object.values(learning)) each.move(PACE * (1 - step / (steps + 1)));
    }
  }
  return numbers;
}

/** The slope of the outputs; answers that of the meaning. */
function backFromOutputs(
  numbers: EncoderNumbers,
  { outputs, bias }: Learning,
  { meaning }: Trace,
  { target, weight }: { readonly target: number; readonly weight: number },
): Float32Array {
  const shares = softmax(outputsOf(numbers, meaning));
  const back = new Float32Array(DIMENSIONS);
  for (let place = 0; place < shares.length; place += 1) {
    const error = ((shares[place] as number) - (place === target ? 1 : 0)) * weight;
    if (Math.abs(error) < STILL) continue;
    add(outputs.slope, place * DIMENSIONS, meaning, 0, DIMENSIONS, error);
    add(back, 0, numbers.outputs, place * DIMENSIONS, DIMENSIONS, error);
    bias.slope[place] = (bias.slope[place] as number) + error;
    outputs.touched.add(place);
    bias.touched.add(place);
  }
  return back;
}

type Said = { readonly rows: SpokenRows; readonly trace: Trace; readonly back: Float32Array };

/** The slopes of patterns and words, from that of the meaning. */
function backFromMeaning(numbers: EncoderNumbers, learning: Learning, said: Said): void {
  const { rows, trace, back } = said;
  const ofWindows = new Float32Array(trace.windows.length);
  backFromPatterns(numbers, learning, said, ofWindows);
  const isHeard = rows.places.map((_, place) => isThere(trace.windows, place + 1));
  const scale = scaleOf(isHeard.filter(Boolean).length);
  rows.places.forEach((place, at) => {
    if (isHeard[at] !== true) return;
    for (const row of place) {
      if (row === undefined) continue;
      learning.meanings.touched.add(row);
      add(learning.meanings.slope, row * DIMENSIONS, back, 0, DIMENSIONS, scale);
      add(learning.meanings.slope, row * DIMENSIONS, ofWindows, (at + 1) * DIMENSIONS, DIMENSIONS, 1);
    }
  });
  if (rows.after === undefined) return;
  learning.meanings.touched.add(rows.after);
  add(learning.meanings.slope, rows.after * DIMENSIONS, back, 0, DIMENSIONS, 1);
}

function backFromPatterns(
  numbers: EncoderNumbers,
  { patterns, thresholds, sayings }: Learning,
  { trace, back }: Said,
  ofWindows: Float32Array,
): void {
  const length = WINDOW * DIMENSIONS;
  trace.strengths.forEach((strength, pattern) => {
    if (strength <= 0) return;
    const slope = product(numbers.sayings, pattern * DIMENSIONS, back, 0, DIMENSIONS) / (1 - LEFT_OUT);
    const window = (trace.found[pattern] as number) * DIMENSIONS;
    add(sayings.slope, pattern * DIMENSIONS, back, 0, DIMENSIONS, strength);
    add(patterns.slope, pattern * length, trace.windows, window, length, slope);
    add(ofWindows, window, numbers.patterns, pattern * length, length, slope);
    thresholds.slope[pattern] = (thresholds.slope[pattern] as number) + slope;
    for (const each of [sayings, patterns, thresholds]) each.touched.add(pattern);
  });
}

/** A place that was left out is all nothing. */
function isThere(windows: Float32Array, place: number): boolean {
  return windows[place * DIMENSIONS] !== 0 || windows[place * DIMENSIONS + 1] !== 0;
}

function softmax(sums: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const sum of sums) highest = Math.max(highest, sum);
  let total = 0;
  for (let place = 0; place < sums.length; place += 1) {
    const power = Math.exp((sums[place] as number) - highest);
    sums[place] = power;
    total += power;
  }
  for (let place = 0; place < sums.length; place += 1) sums[place] = (sums[place] as number) / total;
  return sums;
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [items[place], items[other]] = [items[other] as Item, items[place] as Item];
  }
}
