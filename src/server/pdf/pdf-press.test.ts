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
