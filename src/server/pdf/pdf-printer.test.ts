import { afterAll, expect, test } from 'vitest';
import { pdfPrinter } from '#server/pdf/pdf-printer.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';

const printer = pdfPrinter('2026-11-22 · 3f9a1c');
afterAll(() => printer.close());

test('documents that are printed at the same time each hold their own patient', async () => {
  const names = ['Ada', 'Grace', 'Mary', 'Rosa'];
  const printed = await Promise.all(
    names.map(patientName => printer.print({ request: { patientName }, createdAt: 0 })),
  );
  const texts = await Promise.all(printed.map(async ({ bytes }) => wholeText(await readPdf(bytes))));
  texts.forEach((text, at) => {
    expect(names.filter(name => text.includes(name))).toEqual([names[at]]);
  });
});

test('large documents hold up no usual one (specification 23.25)', async () => {
  const request = { structuredHistory: { ChiefComplaint: 'word '.repeat(90_000) } };
  const finished: string[] = [];
  const large = Array.from({ length: 3 }, async () => {
    await printer.print({ request, createdAt: 0 });
    finished.push('large');
  });
  await printer.print({ request: { patientName: 'Ada' }, createdAt: 0 });
  finished.push('usual');
  await Promise.all(large);
  expect(finished.indexOf('usual')).toBeLessThan(2);
});

test('every page says which content it was made with', async () => {
  const ChiefComplaint = 'Chest pain. '.repeat(1000);
  const { bytes } = await printer.print({ request: { structuredHistory: { ChiefComplaint } }, createdAt: 0 });
  const { pages } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(({ text }) => !text.includes('Content 2026-11-22 · 3f9a1c'))).toEqual([]);
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
  const { pages } = await printer.print({ request: { structuredHistory: { ChiefComplaint } }, createdAt: 0 });
  expect(pages).toBeGreaterThan(0);
});
