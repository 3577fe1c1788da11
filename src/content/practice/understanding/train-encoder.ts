import { type Desk, DIMENSIONS, openDesk, roomForDesk } from '#content/practice/understanding/desk.ts';
import { coarserBy, sharesIn, USUAL } from '#content/practice/understanding/how-fine.ts';
import { openKernels } from '#content/practice/understanding/kernels/kernels.ts';
import { type Kind, learntFrom, roomFor } from '#content/practice/understanding/learnt-numbers.ts';
import { randomNumbers, shuffle } from '#content/practice/understanding/random-numbers.ts';
import { findSlopes, type Learning, type Target } from '#content/practice/understanding/slopes.ts';
import { type Asked, MOST_COUNTED, rowsOf, WINDOW } from '#domain/practice/understanding/encoder.ts';
import type { Spoken } from '#domain/practice/understanding/spoken.ts';

/** What was said, all that it asks, what others would say it asks, and how much it counts. */
export type Example = {
  readonly said: Spoken;
  readonly asks: readonly Asked[];
  readonly or: readonly (readonly Asked[])[];
  readonly weight: number;
};

/** What is learnt of, and how often all of it. */
export type Course = {
  readonly rows: readonly string[];
  readonly asked: readonly Asked[];
  readonly examples: readonly Example[];
  readonly rounds: number;
};

const PATTERNS = 320;

const BATCH = 64;

const PACE = 0.003;

/** How long a row that comes seldom remembers how it moved, and one that always comes. */
const MEMORY = { ofRows: 0.99, ofOthers: 0.999 };

const BEGINS_AT = 0.1;

/** For so many of the rounds numbers are as fine as they like; then it begins anew with coarse ones. */
const ROUNDS_OF_FINE = 2 / 7;

/** Where others would say it asks something else, all of that together counts so much of the whole. */
const OF_OTHERS = 0.3;

/**
 * How large a step is, in means of the numbers of a row: what a meaning is compared with is finest, as every question is
 * compared with all of it.
 */
const STEP = { ofMeanings: 0.85, ofPatterns: 0.9, ofSayings: 0.7, ofOutputs: 0.4 };

/** When the pace is so much slower, numbers become coarse. */
const SLOWED = 0.9;

/**
 * Learns an encoder, so that what an example asks is likeliest (softmax over all that may be asked; of several things, all
 * alike). The same course makes the same encoder.
 */
export function trainedEncoder(course: Course): Learning {
  const examples = targetsOf(course);
  const { learning, desk } = begun(course, examples);
  const random = randomNumbers(2);
  const rounds = { fine: Math.floor(course.rounds * ROUNDS_OF_FINE), all: course.rounds };
  for (let round = 0; round < rounds.all; round += 1) {
    if (round === rounds.fine) for (const part of Object.values(learning)) part.coarsen();
    shuffle(examples, random);
    for (let from = 0; from < examples.length; from += BATCH) {
      findSlopes(learning, desk, examples.slice(from, from + BATCH), random);
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

function begun(
  { rows, asked }: Course,
  examples: readonly Target[],
): { readonly learning: Learning; readonly desk: Desk } {
  const random = randomNumbers(1);
  const about = (size: number) => size * (random() + random() + random() - 1.5) * 2;
  const [width, memory] = [DIMENSIONS, MEMORY.ofOthers];
  const window = WINDOW * DIMENSIONS;
  const single: Kind = { width: 1, memory, step: null };
  const rowShares = sharesIn(examples.map(rowsHeard), rows.length);
  const askedShares = sharesIn(examples.map(thingsAsked), asked.length);
  const ofMeanings = (row: number) => STEP.ofMeanings * coarserBy(rowShares[row] ?? 0, USUAL.row);
  const ofOutputs = (row: number) => STEP.ofOutputs * coarserBy(askedShares[row] ?? 0, USUAL.asked);
  const parts: { readonly [part in keyof Learning]: readonly [count: number, size: number, kind: Kind] } = {
    meanings: [rows.length, BEGINS_AT, { width, memory: MEMORY.ofRows, step: ofMeanings }],
    patterns: [PATTERNS, 1 / Math.sqrt(window), { width: window, memory, step: () => STEP.ofPatterns }],
    thresholds: [PATTERNS, 0, single],
    sayings: [PATTERNS, 1 / Math.sqrt(PATTERNS), { width, memory, step: () => STEP.ofSayings }],
    outputs: [asked.length, BEGINS_AT, { width, memory, step: ofOutputs }],
    bias: [asked.length, 0, single],
    counts: [MOST_COUNTED, BEGINS_AT, { width, memory, step: () => STEP.ofOutputs }],
    countBias: [MOST_COUNTED, 0, single],
  };
  const room = Object.values(parts).reduce((sum, [count, , kind]) => sum + roomFor(count * kind.width), 0);
  const kernels = openKernels(room + roomForDesk(PATTERNS, asked.length, BATCH));
  const part = (name: keyof Learning) => {
    const [count, size, kind] = parts[name];
    return learntFrom(
      kernels,
      Array.from({ length: count * kind.width }, () => about(size)),
      kind,
    );
  };
  return {
    learning: {
      meanings: part('meanings'),
      patterns: part('patterns'),
      thresholds: part('thresholds'),
      sayings: part('sayings'),
      outputs: part('outputs'),
      bias: part('bias'),
      counts: part('counts'),
      countBias: part('countBias'),
    },
    desk: openDesk(kernels, PATTERNS, asked.length, BATCH),
  };
}

function rowsHeard({ rows: { places, person, topics } }: Target): readonly number[] {
  return [...places.flat(), ...person, ...topics];
}

function thingsAsked({ asks }: Target): readonly number[] {
  return asks.map(({ place }) => place);
}

function targetsOf({ rows, asked, examples }: Course): Target[] {
  const rowOf = new Map(rows.map((row, place) => [row, place]));
  const placeOf = new Map(asked.map((each, place) => [each, place]));
  const placesOf = (asks: readonly Asked[]) => asks.flatMap(each => placeOf.get(each) ?? []);
  return examples.map(({ said, asks, or, weight }) => {
    const readings = [asks, ...or].map(placesOf).filter(({ length }) => length > 0);
    return { rows: rowsOf(rowOf, said), ...wantedOf(readings), weight };
  });
}

/** How likely each thing, and so many things, should be: of several things all alike, and what others would say less. */
function wantedOf(readings: readonly (readonly number[])[]): Pick<Target, 'asks' | 'counts'> {
  const [first, ...others] = readings;
  const shares = others.length === 0 ? [1] : [1 - OF_OTHERS, ...others.map(() => OF_OTHERS / others.length)];
  const wanted = first === undefined ? [] : [first, ...others];
  return {
    asks: wanted.flatMap((places, at) =>
      places.map(place => ({ place, share: (shares[at] ?? 0) / places.length })),
    ),
    counts: wanted.map(({ length }, at) => ({
      place: Math.min(length, MOST_COUNTED) - 1,
      share: shares[at] ?? 0,
    })),
  };
}
