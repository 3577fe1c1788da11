import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, shortened, softBreaks } from '#pdf/clean-text.ts';

/** The two marks of `softBreaks`. */
const BREAKS = /[^\P{Cc}\n\t]/gu;

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)),
});

test('cleaned text is well formed and free of control characters, overrides and non-characters', () => {
  fc.assert(
    fc.property(anyText, input => {
      const text = cleanText(input);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Noncharacter_Code_Point}/u);
      expect(cleanText(text)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('ordinary text of any script is kept, with its joiners', () => {
  const text = 'Émilie said: «می‌گوید» 王小明 – 5 µg\n\tשרה 👩‍⚕️';
  expect(cleanText(text)).toBe(text);
});

test('a reversed file name reads as it is stored', () => {
  expect(cleanText('photo\u202egnp.exe')).toBe('photognp.exe');
});

test('every kind of line end is a line end', () => {
  expect(cleanText('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne');
});

test('a pile of marks on one letter is cut', () => {
  expect(cleanText(`z${'\u0316'.repeat(500)}y`)).toBe(`z${'\u0316'.repeat(5)}y`);
});

test('soft breaks change nothing but the places where a run may break', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 40 }),
      (raw, longest) => {
        const input = cleanText(raw);
        const text = softBreaks(input, longest);
        expect(text.replace(BREAKS, '')).toBe(input);
      },
    ),
  );
});

test('words of usual length and Chinese text get no soft breaks', () => {
  const text = `gastroenterological ${'胸骨后疼痛'.repeat(50)}`;
  expect(softBreaks(text, 20)).toBe(text);
});

test('no soft break parts a letter from its marks or an emoji from its parts', () => {
  const family = '👩‍👩‍👧';
  const parts = softBreaks(family.repeat(60), 30).split(BREAKS);
  expect(parts.every(part => part.replaceAll(family, '') === '')).toBe(true);
});

test('a text is shortened by whole letters and says so', () => {
  expect(shortened('Ada  Lovelace', 60)).toBe('Ada Lovelace');
  expect(shortened('é'.normalize('NFD').repeat(10), 3)).toBe(`${'é'.normalize('NFD').repeat(3)}…`);
  expect(shortened('x'.repeat(100_000), 60)).toBe(`${'x'.repeat(60)}…`);
});

test('no letter is left that consists of thousands of parts', () => {
  const joined = '👩\u200d'.repeat(10_000);
  for (const endless of [joined, '\u1100'.repeat(10_000), `a${'\u200d'.repeat(10_000)}`]) {
    const lines = softBreaks(cleanText(endless), 30).split(BREAKS);
    expect(Math.max(...lines.map(line => line.length))).toBeLessThan(100);
  }
});

test('no-break spaces do not keep an endless run together', () => {
  const runs = softBreaks('a\u00a0'.repeat(1_000), 30).split(BREAKS);
  expect(Math.max(...runs.map(run => run.length))).toBeLessThan(30);
});
