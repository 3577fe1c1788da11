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
      const [limits, strengths, begins] = [
        kernels.floats(count),
        kernels.floats(count),
        kernels.bytes(count),
      ];
      const [responses, heardAt] = [kernels.floats(5 * WINDOW * count), kernels.places(WINDOW)];
      const ofRow = (row: number) => responses.byteOffset + row * WINDOW * count * 4;
      for (let row = 0; row < 5; row += 1)
        kernels.respond(
          filters.byteOffset,
          count,
          WINDOW,
          WIDTH,
          words.byteOffset + row * WIDTH * 4,
          ofRow(row),
        );
      places.forEach((_, middle) => {
        const heard = [0, 1, 2].flatMap(at =>
          (places[middle + at - 1] ?? []).map(row => ofRow(row) + at * count * 4),
        );
        heardAt.set(heard);
        kernels.keepStrongest(
          limits.byteOffset,
          heardAt.byteOffset,
          heard.length,
          count,
          strengths.byteOffset,
          begins.byteOffset,
          middle,
        );
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

test('only rows that are there are compared; the others say nothing', () => {
  fc.assert(
    fc.property(rows, ([all, given]) => {
      const kernels = openKernels(4096);
      const count = all.length / WIDTH;
      const [matrix, one] = [laid(kernels, all), laid(kernels, given)];
      const there = laid(
        kernels,
        Array.from({ length: count }, (_, row) => row % 2),
      );
      const found = kernels.floats(count);
      kernels.compareThose(
        matrix.byteOffset,
        count,
        WIDTH,
        one.byteOffset,
        there.byteOffset,
        found.byteOffset,
      );
      near(
        found,
        Array.from(there, (isThere, row) => isThere * product(matrix, row * WIDTH, one, 0, WIDTH)),
      );
    }),
  );
});

test('sums become shares of one, however far apart they are', () => {
  const sums = fc.array(fc.float({ min: -200, max: 200, noNaN: true }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(sums, given => {
      const kernels = openKernels(4096);
      const shares = laid(kernels, given);
      kernels.toShares(shares.byteOffset, given.length);
      const powers = given.map(sum => Math.exp(sum - Math.max(...given)));
      const total = powers.reduce((all, each) => all + each, 0);
      shares.forEach((share, place) => {
        expect(share).toBeCloseTo((powers[place] as number) / total, 5);
      });
    }),
  );
});

test('errors are weighed, the smallest are none, and what has one is marked', () => {
  const kernels = openKernels(4096);
  const [errors, touched] = [laid(kernels, [0.5, 1e-9, -0.25]), kernels.bytes(3)];
  kernels.weighErrors(errors.byteOffset, 3, 0.5, 1e-6, touched.byteOffset);
  near(errors, [0.25, 0, -0.125]);
  expect([...touched]).toEqual([1, 0, 1]);
});

test('numbers are brought to whole steps, no more than so many, and their mean size is told', () => {
  const kernels = openKernels(4096);
  const [exact, coarse] = [laid(kernels, [0.26, -0.1, 9, -9]), kernels.floats(4)];
  kernels.inSteps(exact.byteOffset, coarse.byteOffset, 4, 0.5, 15);
  near(coarse, [0.5, 0, 7.5, -7.5]);
  expect(kernels.sizeOf(exact.byteOffset, 4)).toBeCloseTo(18.36 / 4, 4);
});
