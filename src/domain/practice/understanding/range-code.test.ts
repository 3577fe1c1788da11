import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Digits, rangeDecoded, rangeEncoded } from '#domain/practice/understanding/range-code.ts';

const KINDS = 31;

const ALIKE: Digits = { kinds: KINDS, places: () => ({ next: () => 0, saw: () => {} }) };

/** Behind each digit the place is of that kind. */
const BY_THE_LAST: Digits = {
  kinds: KINDS,
  places: () => {
    let last = 0;
    const saw = (digit: number): void => {
      last = digit;
    };
    return { next: () => last, saw };
  },
};

test('digits are the same when they are read again, whatever they are', () => {
  const digits = fc.uint8Array({ min: 0, max: KINDS - 1, maxLength: 3000 });
  fc.assert(
    fc.property(digits, written => {
      for (const of of [ALIKE, BY_THE_LAST])
        expect(rangeDecoded(rangeEncoded(written, of), written.length, of)).toEqual(written);
    }),
  );
});

test('long runs of one digit are read again, too, and what carries over many bytes', () => {
  for (const digit of [0, KINDS - 1]) {
    const written = new Uint8Array(50_000).fill(digit);
    written[25_000] = KINDS - 1 - digit;
    const bytes = rangeEncoded(written, ALIKE);
    expect(rangeDecoded(bytes, written.length, ALIKE)).toEqual(written);
    expect(bytes.length).toBeLessThan(500);
  }
});

test('digits take hardly more room than how often each comes demands', () => {
  const written = Uint8Array.from(
    { length: 64_000 },
    (_, place) => [0, 0, 0, 0, 1, 1, 2, 3][(place * 5) % 8] ?? 0,
  );
  const bits = (8 * rangeEncoded(written, ALIKE).length) / written.length;
  expect(bits).toBeLessThan(1.75 * 1.03);
});

test('digits that follow from those before take hardly any room', () => {
  const written = Uint8Array.from({ length: 8000 }, (_, place) => place % KINDS);
  expect(rangeEncoded(written, BY_THE_LAST).length).toBeLessThan(rangeEncoded(written, ALIKE).length / 5);
});
