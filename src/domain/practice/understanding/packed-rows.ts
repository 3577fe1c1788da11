import { bytesOf } from '#domain/practice/understanding/bytes.ts';

/**
 * Rows of numbers in little room: a number is one of nine steps (none, up to four up or down), and how large a step is, each
 * row says itself.
 */
export type PackedRows = {
  /** Numbers in a row. */
  readonly width: number;
  /** For each row how large a step is (`stepOf`): bytes in base 64. */
  readonly steps: string;
  /** Which of the steps, two in a letter; every row begins with a letter of its own. Few letters, so that gzip sees how often each is. */
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

/** Steps to choose from. */
export const STEPS = 9;

/** Which of so many steps takes two of them to a letter. */
export const DIGITS_IN_LETTER = 2;

/** The first of the letters: behind the quotation mark, and the backslash is left out, so that none is written as two. */
const FIRST_LETTER = '#'.charCodeAt(0);

const BACKSLASH = '\\'.charCodeAt(0);

/** How many steps up from nothing, or down, a digit stands for. */
export function stepsOf(digit: number): number {
  return digit - (STEPS - 1) / 2;
}

/** How many letters a row takes. */
export function lettersInRow(width: number): number {
  return Math.ceil(width / DIGITS_IN_LETTER);
}

/** The letter for this and the next digit of a row. */
export function letterOf(digit: number, next: number): string {
  const code = FIRST_LETTER + digit + STEPS * next;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

function bothDigits(code: number): number {
  return (code < BACKSLASH ? code : code - 1) - FIRST_LETTER;
}

/** The numbers, row after row. */
export function unpackedRows({ width, steps, digits }: PackedRows): Float32Array {
  const codes = bytesOf(steps);
  const length = lettersInRow(width);
  const numbers = new Float32Array(codes.length * width);
  codes.forEach((code, row) => {
    const step = stepOf(code);
    for (let place = 0; place < width; place += 1) {
      const both = bothDigits(digits.charCodeAt(row * length + Math.floor(place / DIGITS_IN_LETTER)));
      const digit = place % DIGITS_IN_LETTER === 0 ? both % STEPS : Math.floor(both / STEPS);
      numbers[row * width + place] = stepsOf(digit) * step;
    }
  });
  return numbers;
}
