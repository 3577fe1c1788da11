import { bytesOf, textOf } from '#domain/practice/understanding/bytes.ts';
import { type Places, rangeDecoded, rangeEncoded } from '#domain/practice/understanding/range-code.ts';

/**
 * Rows of numbers in little room: a number is none or so many steps up or down, and how large a step is, each row says itself.
 */
export type PackedRows = {
  /** Numbers in a row. */
  readonly width: number;
  /** For each row how large a step is (`stepOf`): bytes in base 64. */
  readonly steps: string;
  /** How many steps each number is (`digitOf`), row after row: bytes of a range code in base 64. */
  readonly digits: string;
};

const STEP_OF_ONE = 192;

const STEPS_PER_DOUBLING = 16;

/** How large a step is that is told in a byte: from a few thousandths to fourteen. */
export function stepOf(code: number): number {
  return 2 ** ((code - STEP_OF_ONE) / STEPS_PER_DOUBLING);
}

/** The byte that tells of a step nearest to this. */
export function codeOfStep(step: number): number {
  const code = STEP_OF_ONE + Math.round(STEPS_PER_DOUBLING * Math.log2(Math.max(step, Number.MIN_VALUE)));
  return Math.max(0, Math.min(255, code));
}

/** So many steps up or down at the most. */
export const MOST_STEPS = 15;

const DIGITS = 2 * MOST_STEPS + 1;

/** The digit of a number: how many steps up from the lowest. */
export function digitOf(number: number, step: number): number {
  return Math.max(0, Math.min(DIGITS - 1, Math.round(number / step) + MOST_STEPS));
}

/** The number that a digit stands for. */
export function numberOf(digit: number, step: number): number {
  return (digit - MOST_STEPS) * step;
}

/** Rows as they travel, from the bytes that tell their steps and their digits. */
export function packedRows(width: number, codes: Uint8Array, digits: Uint8Array): PackedRows {
  return { width, steps: textOf(codes), digits: textOf(rangeEncoded(digits, digitsOf(width))) };
}

/** The bytes that tell the steps of rows, and their digits. */
export function rowsIn({ width, steps, digits }: PackedRows): {
  readonly codes: Uint8Array;
  readonly digits: Uint8Array;
} {
  const codes = bytesOf(steps);
  return { codes, digits: rangeDecoded(bytesOf(digits), codes.length * width, digitsOf(width)) };
}

/** Rows differ in how many steps their numbers are: a digit is told by those that stand before it in its row. */
function digitsOf(width: number): Parameters<typeof rangeEncoded>[1] {
  return { kinds: DIGITS, places: () => placesIn(width) };
}

/** Of so few digits nothing is told. */
const FEW = 3;

/** So finely the mean of steps up or down is told, and so much of it is a lot. */
const FINELY = 5;

const A_LOT = 15;

function placesIn(width: number): Places {
  let [place, steps] = [0, 0];
  const next = (): number => (place < FEW ? 0 : 1 + Math.min(A_LOT, Math.floor((FINELY * steps) / place)));
  const saw = (digit: number): void => {
    steps += Math.abs(digit - MOST_STEPS);
    place += 1;
    if (place === width) [place, steps] = [0, 0];
  };
  return { next, saw };
}

/** The numbers, row after row. */
export function unpackedRows(packed: PackedRows): Float32Array {
  const { codes, digits } = rowsIn(packed);
  const numbers = new Float32Array(digits.length);
  codes.forEach((code, row) => {
    const step = stepOf(code);
    for (let place = row * packed.width; place < (row + 1) * packed.width; place += 1)
      numbers[place] = numberOf(digits[place] as number, step);
  });
  return numbers;
}
