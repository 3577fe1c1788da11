import { randomNumbers } from '#content/practice/understanding/random-numbers.ts';
import { textOf } from '#domain/practice/understanding/bytes.ts';
import {
  PARTS_TO_CHOOSE,
  type PackedNumbers,
  type PackedVectors,
  type SplitVectors,
} from '#domain/practice/understanding/packed-vectors.ts';

const ROUNDS = 12;

/** The largest signed byte. */
const LARGEST = 127;

/** Splits vectors, row after row, in parts of `size` numbers, each as the most alike of 256 (k-means). */
export function splitVectors(vectors: Float32Array, dimensions: number, size: number): SplitVectors {
  const rows = vectors.length / dimensions;
  const perRow = dimensions / size;
  const codes = new Uint8Array(rows * perRow);
  const parts = new Float32Array(perRow * PARTS_TO_CHOOSE * size);
  for (let part = 0; part < perRow; part += 1) {
    const points = new Float32Array(rows * size);
    for (let row = 0; row < rows; row += 1) {
      const from = row * dimensions + part * size;
      points.set(vectors.subarray(from, from + size), row * size);
    }
    const { centres, nearest } = clusters(points, size, part);
    parts.set(centres, part * PARTS_TO_CHOOSE * size);
    nearest.forEach((code, row) => {
      codes[row * perRow + part] = code;
    });
  }
  return { dimensions, size, parts, codes };
}

/** The same as text. */
export function packedVectors({ dimensions, size, parts, codes }: SplitVectors): PackedVectors {
  return { dimensions, size, parts: packedNumbers(parts), codes: textOf(codes) };
}

/** Numbers as signed bytes. */
export function packedNumbers(numbers: Float32Array): PackedNumbers {
  const largest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const step = Number((largest / LARGEST || 1).toPrecision(6));
  const bytes = Int8Array.from(numbers, each =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(each / step))),
  );
  return { step, bytes: textOf(new Uint8Array(bytes.buffer)) };
}

/** 256 points that stand for all (Lloyd 1982), and which of them is nearest to each. */
function clusters(points: Float32Array, size: number, seed: number) {
  const count = points.length / size;
  const random = randomNumbers(seed);
  const centres = new Float32Array(PARTS_TO_CHOOSE * size);
  for (let centre = 0; centre < PARTS_TO_CHOOSE; centre += 1) {
    const from = Math.floor(random() * count) * size;
    centres.set(points.subarray(from, from + size), centre * size);
  }
  const nearest = new Uint8Array(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    assign(points, centres, nearest, size);
    recentre(points, centres, nearest, size);
  }
  assign(points, centres, nearest, size);
  return { centres, nearest };
}

function assign(points: Float32Array, centres: Float32Array, nearest: Uint8Array, size: number): void {
  for (let point = 0; point < nearest.length; point += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let centre = 0; centre < PARTS_TO_CHOOSE; centre += 1) {
      let far = 0;
      for (let at = 0; at < size && far < least; at += 1) {
        const apart = (points[point * size + at] as number) - (centres[centre * size + at] as number);
        far += apart * apart;
      }
      if (far < least) {
        least = far;
        nearest[point] = centre;
      }
    }
  }
}

/** Each centre becomes the mean of what is nearest to it; one that is nearest to nothing stays. */
function recentre(points: Float32Array, centres: Float32Array, nearest: Uint8Array, size: number): void {
  const sums = new Float64Array(centres.length);
  const counts = new Uint32Array(PARTS_TO_CHOOSE);
  nearest.forEach((centre, point) => {
    counts[centre] = (counts[centre] as number) + 1;
    for (let at = 0; at < size; at += 1)
      sums[centre * size + at] = (sums[centre * size + at] as number) + (points[point * size + at] as number);
  });
  counts.forEach((count, centre) => {
    for (let at = 0; count > 0 && at < size; at += 1)
      centres[centre * size + at] = (sums[centre * size + at] as number) / count;
  });
}
