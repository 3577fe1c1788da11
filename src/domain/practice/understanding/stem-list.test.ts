import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stemList, stemsIn } from '#domain/practice/understanding/stem-list.ts';

test('stems are the same when they are read again, in whatever order', () => {
  const stem = fc.stringMatching(/^[a-zé0-9$^*<>|?]{1,30}$/);
  fc.assert(
    fc.property(fc.array(stem), stems => {
      expect(stemsIn(stemList(stems))).toEqual(stems);
    }),
  );
});

test('what a stem shares with the one before is told by a letter', () => {
  expect(stemList(['abdomen', 'abdominal', 'ache'])).toBe('AabdomenFinalBche');
});
