import { bytesOf } from '#domain/practice/understanding/bytes.ts';

/**
 * Many vectors in few bytes: each is cut into parts, and for each part stands the number of the most alike of 256 (product
 * quantisation: Jégou 2011). Numbers are bytes in base 64.
 */
export type PackedVectors = {
  readonly dimensions: number;
  /** Numbers in a part. */
  readonly size: number;
  /** The 256 of each place in turn, one after the other. */
  readonly parts: PackedNumbers;
  /** For each vector the number of each of its parts. */
  readonly codes: string;
};

/** Numbers as signed bytes in base 64, and what 1 of them stands for. */
export type PackedNumbers = { readonly step: number; readonly bytes: string };

/** So many a part can be. */
export const PARTS_TO_CHOOSE = 256;

/** The same, opened: what each part can be, and which it is. */
export type SplitVectors = {
  readonly dimensions: number;
  readonly size: number;
  readonly parts: Float32Array;
  readonly codes: Uint8Array;
};

/** The vectors, row after row. */
export function unpackedVectors({ dimensions, size, parts, codes }: PackedVectors): Float32Array {
  return vectorsOf({ dimensions, size, parts: unpackedNumbers(parts), codes: bytesOf(codes) });
}

/** The numbers. */
export function unpackedNumbers({ step, bytes }: PackedNumbers): Float32Array {
  return Float32Array.from(new Int8Array(bytesOf(bytes).buffer), each => each * step);
}

/** Vectors put together of their parts. */
export function vectorsOf({ dimensions, size, parts, codes }: SplitVectors): Float32Array {
  const perRow = dimensions / size;
  const vectors = new Float32Array(codes.length * size);
  for (let place = 0; place < codes.length; place += 1) {
    const from = ((place % perRow) * PARTS_TO_CHOOSE + (codes[place] ?? 0)) * size;
    for (let offset = 0; offset < size; offset += 1)
      vectors[place * size + offset] = parts[from + offset] ?? 0;
  }
  return vectors;
}
