import { textOf } from '#domain/practice/understanding/bytes.ts';
import {
  bytesInRow,
  codeOfStep,
  DIGITS_IN_BYTE,
  type PackedRows,
  STEPS,
  stepOf,
  stepsOf,
} from '#domain/practice/understanding/packed-rows.ts';

/**
 * Numbers that are learnt, row after row. Behind the few steps they will travel as stand exact ones, which move: so what is
 * learnt is learnt for numbers as coarse as that (Courbariaux 2015).
 */
export type Learnt = {
  /** As they are used. */
  readonly numbers: Float32Array;
  readonly slope: Float32Array;
  /** Rows that have a slope. */
  readonly touched: Set<number>;
  /** Follows the slope. */
  readonly move: (pace: number) => void;
  /** From now on the numbers are coarse. */
  readonly coarsen: () => void;
  readonly packed: () => PackedRows;
};

/** How wide a row is, how long it remembers how it moved, and whether it will be coarse. */
export type Kind = { readonly width: number; readonly memory: number; readonly isCoarse: boolean };

const MOMENTUM = 0.9;

const LEAST_SPREAD = 1e-6;

/** Of six, the step that keeps most of numbers in a bell curve, in means of their size (Max 1960). */
const STEP_OF_MEAN = 0.92;

/** Each number moves at a pace of its own, by how it moved of late (Adam, Kingma 2015, for the rows that were touched). */
export function learntFrom(begun: Float32Array, { width, memory, isCoarse }: Kind): Learnt {
  const exact = begun.slice();
  const numbers = begun.slice();
  const slope = new Float32Array(exact.length);
  const drift = new Float32Array(exact.length);
  const spread = new Float32Array(exact.length);
  const touched = new Set<number>();
  let isCoarseNow = false;
  return { numbers, slope, touched, move, coarsen, packed };

  function move(pace: number): void {
    for (const row of touched) {
      for (let place = row * width; place < (row + 1) * width; place += 1) {
        const down = slope[place] as number;
        const drifted = MOMENTUM * (drift[place] as number) + (1 - MOMENTUM) * down;
        const spreading = memory * (spread[place] as number) + (1 - memory) * down * down;
        drift[place] = drifted;
        spread[place] = spreading;
        exact[place] = (exact[place] as number) - (pace * drifted) / (Math.sqrt(spreading) + LEAST_SPREAD);
        slope[place] = 0;
      }
      use(row);
    }
    touched.clear();
  }

  function coarsen(): void {
    isCoarseNow = isCoarse;
    for (let row = 0; row * width < exact.length; row += 1) use(row);
  }

  function use(row: number): void {
    const from = row * width;
    if (!isCoarseNow) {
      numbers.set(exact.subarray(from, from + width), from);
      return;
    }
    const step = stepOf(codeOf(row));
    for (let place = from; place < from + width; place += 1)
      numbers[place] = stepsOf(digitOf(exact[place] as number, step)) * step;
  }

  function codeOf(row: number): number {
    let sum = 0;
    for (let place = row * width; place < (row + 1) * width; place += 1)
      sum += Math.abs(exact[place] as number);
    return codeOfStep((STEP_OF_MEAN * sum) / width);
  }

  function packed(): PackedRows {
    const rows = exact.length / width;
    const codes = Uint8Array.from({ length: rows }, (_, row) => codeOf(row));
    const length = bytesInRow(width);
    const bytes = new Uint8Array(rows * length);
    codes.forEach((code, row) => {
      for (let place = 0; place < width; place += 1) {
        const digit = digitOf(exact[row * width + place] as number, stepOf(code));
        const at = row * length + Math.floor(place / DIGITS_IN_BYTE);
        bytes[at] = (bytes[at] as number) + digit * STEPS ** (place % DIGITS_IN_BYTE);
      }
    });
    return { width, steps: textOf(codes), digits: textOf(bytes) };
  }
}

function digitOf(number: number, step: number): number {
  return Math.max(0, Math.min(STEPS - 1, Math.round(number / step + (STEPS - 1) / 2)));
}
