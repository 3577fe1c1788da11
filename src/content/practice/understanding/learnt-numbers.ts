import {
  PARTS_TO_CHOOSE,
  type SplitVectors,
  vectorsOf,
} from '#domain/practice/understanding/packed-vectors.ts';

/** Numbers that are learnt, row after row, and what to do with the slope of a batch. */
export type Learnt = {
  readonly numbers: Float32Array;
  readonly slope: Float32Array;
  /** Rows that have a slope. */
  readonly touched: Set<number>;
  readonly move: (pace: number) => void;
};

/** Learnt numbers that are put together of parts. */
export type SplitLearnt = Learnt & { readonly split: SplitVectors };

const MOMENTUM = 0.9;

const LEAST_SPREAD = 1e-6;

/** Each number moves at a pace of its own, by how it moved of late (Adam, Kingma 2015, for the rows that were touched). */
export function learntFrom(begun: Float32Array, width: number, memory: number): Learnt {
  const numbers = begun.slice();
  const slope = new Float32Array(numbers.length);
  const drift = new Float32Array(numbers.length);
  const spread = new Float32Array(numbers.length);
  const touched = new Set<number>();
  return { numbers, slope, touched, move };

  function move(pace: number): void {
    for (const row of touched) {
      for (let place = row * width; place < (row + 1) * width; place += 1) {
        const down = slope[place] as number;
        const drifted = MOMENTUM * (drift[place] as number) + (1 - MOMENTUM) * down;
        const spreading = memory * (spread[place] as number) + (1 - memory) * down * down;
        drift[place] = drifted;
        spread[place] = spreading;
        numbers[place] =
          (numbers[place] as number) - (pace * drifted) / (Math.sqrt(spreading) + LEAST_SPREAD);
        slope[place] = 0;
      }
    }
    touched.clear();
  }
}

/** Vectors whose parts are learnt: what moves a vector moves what its parts stand for, and all that have them. */
export function splitLearnt(split: SplitVectors, memory: number): SplitLearnt {
  const { codes, size, dimensions } = split;
  const perRow = dimensions / size;
  const parts = learntFrom(split.parts, size, memory);
  const now = { ...split, parts: parts.numbers };
  const numbers = vectorsOf(now);
  const slope = new Float32Array(numbers.length);
  const touched = new Set<number>();
  return { numbers, slope, touched, move, split: now };

  function move(pace: number): void {
    for (const row of touched) {
      for (let part = 0; part < perRow; part += 1) {
        const centre = part * PARTS_TO_CHOOSE + (codes[row * perRow + part] as number);
        const [to, from] = [centre * size, row * dimensions + part * size];
        for (let at = 0; at < size; at += 1) {
          parts.slope[to + at] = (parts.slope[to + at] as number) + (slope[from + at] as number);
          slope[from + at] = 0;
        }
        parts.touched.add(centre);
      }
    }
    touched.clear();
    parts.move(pace);
    numbers.set(vectorsOf(now));
  }
}
