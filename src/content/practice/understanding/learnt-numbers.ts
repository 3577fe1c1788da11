import { inFours, type Kernels } from '#content/practice/understanding/kernels/kernels.ts';
import {
  codeOfStep,
  digitOf,
  MOST_STEPS,
  type PackedRows,
  packedRows,
  stepOf,
} from '#domain/practice/understanding/packed-rows.ts';

/**
 * Numbers that are learnt, row after row, where kernels find them. Behind the few steps they will travel as stand exact
 * ones, which move: so what is learnt is learnt for numbers as coarse as that (Courbariaux 2015).
 */
export type Learnt = {
  /** As they are used. */
  readonly numbers: Float32Array;
  readonly slope: Float32Array;
  /** For each row whether it has a slope. */
  readonly touched: Uint8Array;
  /** Follows the slope. */
  readonly move: (pace: number) => void;
  /** From now on the numbers are coarse. */
  readonly coarsen: () => void;
  readonly packed: () => PackedRows;
};

/**
 * How wide a row is, how long it remembers how it moved, and how coarse each will be: how large its steps are, in means of the
 * size of its numbers. Null: it stays as fine as it is.
 */
export type Kind = {
  readonly width: number;
  readonly memory: number;
  readonly step: ((row: number) => number) | null;
};

const MOMENTUM = 0.9;

const LEAST_SPREAD = 1e-6;

const ARRAYS = 5;

/** How much room numbers take where they are learnt, in bytes. */
export function roomFor(count: number): number {
  return ARRAYS * (inFours(count) + 4) * Float32Array.BYTES_PER_ELEMENT + inFours(count) + 16;
}

/**
 * Each number moves at a pace of its own, by how it moved of late (Adam, Kingma 2015, for the rows that were touched). A row
 * of a kind that is coarse is a multiple of four wide; of another, all numbers are one row.
 */
export function learntFrom(kernels: Kernels, begun: readonly number[], kind: Kind): Learnt {
  const { memory, step: stepOfMean } = kind;
  const count = begun.length;
  const width = stepOfMean === null ? inFours(count) : kind.width;
  const [numbers, exact, slope, drift, spread] = [0, 0, 0, 0, 0].map(() => kernels.floats(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const touched = kernels.bytes(Math.ceil(count / width));
  numbers.set(begun);
  exact.set(begun);
  let isCoarseNow = false;
  return { numbers, slope, touched, move, coarsen, packed };

  function move(pace: number): void {
    for (let row = 0; row < touched.length; row += 1) {
      if (touched[row] === 0) continue;
      const from = row * width * Float32Array.BYTES_PER_ELEMENT;
      kernels.move(
        exact.byteOffset + from,
        slope.byteOffset + from,
        drift.byteOffset + from,
        spread.byteOffset + from,
        width,
        MOMENTUM,
        memory,
        pace,
        LEAST_SPREAD,
      );
      use(row);
    }
    touched.fill(0);
  }

  function coarsen(): void {
    isCoarseNow = stepOfMean !== null;
    for (let row = 0; row < touched.length; row += 1) use(row);
  }

  function use(row: number): void {
    const from = row * width;
    if (!isCoarseNow) {
      numbers.set(exact.subarray(from, from + width), from);
      return;
    }
    const at = from * exact.BYTES_PER_ELEMENT;
    const step = stepOf(codeOf(row));
    kernels.inSteps(exact.byteOffset + at, numbers.byteOffset + at, width, step, MOST_STEPS);
  }

  function codeOf(row: number): number {
    const from = exact.byteOffset + row * width * exact.BYTES_PER_ELEMENT;
    return codeOfStep((stepOfMean?.(row) ?? 1) * kernels.sizeOf(from, width));
  }

  function packed(): PackedRows {
    const codes = Uint8Array.from({ length: count / width }, (_, row) => codeOf(row));
    const digits = Uint8Array.from(numbers.subarray(0, count), (number, place) =>
      digitOf(number, stepOf(codes[Math.floor(place / width)] as number)),
    );
    return packedRows(width, codes, digits);
  }
}
