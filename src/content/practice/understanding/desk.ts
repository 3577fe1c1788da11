import type { Kernels } from '#content/practice/understanding/kernels/kernels.ts';
import { MOST_COUNTED, WINDOW } from '#domain/practice/understanding/encoder.ts';

/** Numbers in a meaning. */
export const DIMENSIONS = 64;

/** Bytes in a number. */
export const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** The most words, and the most rows, an example may have. */
const MOST_PLACES = 64;

const MOST_ROWS = 2 * MOST_PLACES + 8;

/** Where slopes are reckoned, kept from one example to the next. */
export type Desk = {
  readonly kernels: Kernels;
  /** What each row adds to patterns, for the rows of a batch. */
  readonly responses: Float32Array;
  readonly responseOf: Map<number, number>;
  /** Where it stands what each word of a window adds to patterns. */
  readonly heardAt: Uint32Array;
  readonly strengths: Float32Array;
  readonly begins: Uint8Array;
  readonly times: Float32Array;
  readonly meaning: Float32Array;
  readonly back: Float32Array;
  readonly windows: Float32Array;
  readonly ofWindows: Float32Array;
  readonly shares: Float32Array;
  readonly shareOfCounts: Float32Array;
};

/** How much room a desk takes, in bytes, for so many patterns, things asked, and examples in a batch. */
export function roomForDesk(patterns: number, asked: number, batch: number): number {
  const responses = batch * MOST_ROWS * WINDOW * patterns;
  const others = 3 * patterns + asked + (2 * MOST_PLACES + 8) * DIMENSIONS + MOST_ROWS;
  return BYTES * (responses + others) + patterns + 1024;
}

/** Lays out a desk. */
export function openDesk(kernels: Kernels, patterns: number, asked: number, batch: number): Desk {
  const floats = (count: number) => kernels.floats(count);
  return {
    kernels,
    responses: floats(batch * MOST_ROWS * WINDOW * patterns),
    responseOf: new Map(),
    heardAt: kernels.places(MOST_ROWS),
    strengths: floats(patterns),
    begins: kernels.bytes(patterns),
    times: floats(patterns),
    meaning: floats(DIMENSIONS),
    back: floats(DIMENSIONS),
    windows: floats((MOST_PLACES + 2) * DIMENSIONS),
    ofWindows: floats((MOST_PLACES + 2) * DIMENSIONS),
    shares: floats(asked),
    shareOfCounts: floats(MOST_COUNTED),
  };
}
