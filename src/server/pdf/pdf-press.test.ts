import { afterAll, expect, test } from 'vitest';
import { pdfPress } from '#server/pdf/pdf-press.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';

const press = pdfPress();
afterAll(() => press.close());

test('letters that are printed at the same time each hold their own patient', async () => {
  const names = ['Ada', 'Grace', 'Mary', 'Rosa'];
  const printed = await Promise.all(
    names.map(patientName => press.print({ request: { patientName }, createdAt: 0 })),
  );
  const texts = await Promise.all(printed.map(async ({ bytes }) => wholeText(await readPdf(bytes))));
  texts.forEach((text, at) => {
    expect(names.filter(name => text.includes(name))).toEqual([names[at]]);
  });
});

test.each([
  ['joined emoji', '👩\u200d'],
  ['no-break spaces', 'a\u00a0'],
  ['Hangul parts', '\u1100'],
  ['fillers', 'a\u3164'],
  ['zero-width joiners', '\u200d'],
  ['spaces', 'a\u2003'],
])('100 KB of %s make a PDF', async (_what, piece) => {
  const ChiefComplaint = `x ${piece.repeat(100_000 / piece.length)} y`;
  const { pages } = await press.print({ request: { structuredHistory: { ChiefComplaint } }, createdAt: 0 });
  expect(pages).toBeGreaterThan(0);
});
