import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, textOf } from '#domain/practice/understanding/bytes.ts';

test('bytes come back from their text as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
      expect([...bytesOf(textOf(bytes))]).toEqual([...bytes]);
    }),
  );
});

test('the text is base 64 as everybody writes it, without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
      expect(textOf(bytes)).toBe(btoa(String.fromCharCode(...bytes)).replaceAll('=', ''));
    }),
  );
});
