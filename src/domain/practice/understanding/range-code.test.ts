import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeDecoded, rangeEncoded } from '#domain/practice/understanding/range-code.ts';

const KINDS = 31;

test('digits are the same when they are read again, whatever they are', () => {
  const digits = fc.uint8Array({ min: 0, max: KINDS - 1, maxLength: 3000 });
  fc.assert(
    fc.property(digits, written => {
      expect(rangeDecoded(rangeEncoded(written, KINDS), written.length, KINDS)).toEqual(written);
    }),
  );
});

test('long runs of one digit are read again, too, and what carries over many bytes', () => {
  for (const digit of [0, KINDS - 1]) {
    const written = new Uint8Array(50_000).fill(digit);
    written[25_000] = KINDS - 1 - digit;
    const bytes = rangeEncoded(written, KINDS);
    expect(rangeDecoded(bytes, written.length, KINDS)).toEqual(written);
    expect(bytes.length).toBeLessThan(500);
  }
});

test('digits take hardly more room than how often each comes demands', () => {
  const written = Uint8Array.from(
    { length: 64_000 },
    (_, place) => [0, 0, 0, 0, 1, 1, 2, 3][(place * 5) % 8] ?? 0,
  );
  const bits = (8 * rangeEncoded(written, KINDS).length) / written.length;
  expect(bits).toBeLessThan(1.75 * 1.03);
});
