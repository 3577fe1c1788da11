import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openKernels } from '#content/practice/understanding/kernels/kernels.ts';
import {
  comparedWith,
  patternsIn,
  product,
  responsesOf,
  WINDOW,
} from '#domain/practice/understanding/encoder.ts';

const WIDTH = 8;

const numbers = (count: number) =>
  fc.array(fc.float({ min: -2, max: 2, noNaN: true }), { minLength: count, maxLength: count });

const rows = fc.integer({ min: 1, max: 9 }).chain(count => fc.tuple(numbers(count * WIDTH), numbers(WIDTH)));

function near(found: Float32Array, wanted: ArrayLike<number>): void {
  expect(found.length).toBe(wanted.length);
  found.forEach((number, place) => {
    expect(number).toBeCloseTo(wanted[place] as number, 3);
  });
}

/** Numbers where kernels find them. */
function laid(kernels: ReturnType<typeof openKernels>, values: readonly number[]): Float32Array {
  const room = kernels.floats(values.length);
  room.set(values);
  return room;
}

test('rows are compared with a meaning as the encoder compares them', () => {
  fc.assert(
    fc.property(rows, ([all, meaning]) => {
      const kernels = openKernels(4096);
      const count = all.length / WIDTH;
      const [matrix, one, sums] = [laid(kernels, all), laid(kernels, meaning), kernels.floats(count)];
      kernels.compare(matrix.byteOffset, count, WIDTH, one.byteOffset, sums.byteOffset);
      near(sums, comparedWith(Float32Array.from(all), new Float32Array(count), Float32Array.from(meaning)));
    }),
  );
});

test('numbers are added to rows as often as each says, and rows to numbers', () => {
  fc.assert(
    fc.property(rows, fc.float({ min: -2, max: 2, noNaN: true }), ([all, given], often) => {
      const kernels = openKernels(4096);
      const count = all.length / WIDTH;
      const [matrix, one] = [laid(kernels, all), laid(kernels, given)];
      const times = laid(
        kernels,
        Array.from({ length: count }, (_, row) => (row % 2 === 0 ? often : 0)),
      );
      const sum = kernels.floats(WIDTH);
      kernels.sumOfRows(matrix.byteOffset, count, WIDTH, times.byteOffset, sum.byteOffset);
      const inRow = (row: number) => (row % 2 === 0 ? often : 0);
      near(
        sum,
        Array.from({ length: WIDTH }, (_, at) =>
          Array.from({ length: count }, (__, row) => inRow(row) * (all[row * WIDTH + at] as number)).reduce(
            (total, each) => total + each,
            0,
          ),
        ),
      );
      kernels.addToRows(matrix.byteOffset, count, WIDTH, one.byteOffset, times.byteOffset);
      near(
        matrix,
        all.map((number, at) => number + inRow(Math.floor(at / WIDTH)) * (given[at % WIDTH] as number)),
      );
    }),
  );
});

test('patterns are found where the encoder finds them', () => {
  const count = 4;
  const made = fc.tuple(
    numbers(count * WINDOW * WIDTH),
    numbers(5 * WIDTH),
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 }),
  );
  fc.assert(
    fc.property(made, ([patterns, meanings, said]) => {
      const kernels = openKernels(65_536);
      const [filters, words] = [laid(kernels, patterns), laid(kernels, meanings)];
      const thresholds = new Float32Array(count);
      const all = { dimensions: WIDTH, meanings: words, patterns: filters, thresholds };
      const places = said.map(row => [row]);
      const wanted = patternsIn({ thresholds }, places, responsesOf({ ...NOTHING, ...all }));
      const [sums, strengths, begins] = [kernels.floats(count), kernels.floats(count), kernels.bytes(count)];
      const response = kernels.floats(WINDOW * count);
      places.forEach((_, middle) => {
        sums.fill(0);
        for (let at = 0; at < WINDOW; at += 1)
          for (const row of places[middle + at - 1] ?? []) {
            const meaning = words.byteOffset + row * WIDTH * 4;
            kernels.respond(filters.byteOffset, count, WINDOW, WIDTH, meaning, response.byteOffset);
            kernels.add(sums.byteOffset, response.byteOffset + at * count * 4, count, 1);
          }
        kernels.keepStrongest(sums.byteOffset, count, strengths.byteOffset, begins.byteOffset, middle);
      });
      near(strengths, wanted.strengths);
    }),
  );
});

const NOTHING = {
  sayings: new Float32Array(),
  outputs: new Float32Array(),
  bias: new Float32Array(),
  counts: new Float32Array(),
  countBias: new Float32Array(),
};

test('what patterns were found in moves them, and they move it', () => {
  const length = WINDOW * WIDTH;
  fc.assert(
    fc.property(
      numbers(2 * length),
      numbers(5 * WIDTH),
      fc.integer({ min: 0, max: 2 }),
      (both, said, begin) => {
        const kernels = openKernels(65_536);
        const [patterns, windows] = [laid(kernels, both), laid(kernels, said)];
        const [slope, ofWindows] = [kernels.floats(2 * length), kernels.floats(5 * WIDTH)];
        const [begins, times] = [kernels.bytes(2), laid(kernels, [0, 0.5])];
        begins[1] = begin;
        kernels.backToWindows(
          patterns.byteOffset,
          slope.byteOffset,
          2,
          length,
          WIDTH,
          begins.byteOffset,
          times.byteOffset,
          windows.byteOffset,
          ofWindows.byteOffset,
        );
        const from = begin * WIDTH;
        near(slope, [...new Array(length).fill(0), ...said.slice(from, from + length).map(each => each / 2)]);
        expect(product(ofWindows, from, windows, from, length)).toBeCloseTo(
          product(patterns, length, windows, from, length) / 2,
          2,
        );
      },
    ),
  );
});
