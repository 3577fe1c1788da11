import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { pdfPrinter } from '#server/pdf/pdf-printer.ts';
import { readPdf } from '#server/pdf/pdf-text.fixture.ts';
import { filledCase } from '#tests/examples/filled-case.ts';
import { summaryAlone } from '#tests/examples/summaries.ts';
import { factsMissingFrom } from '#tests/examples/told-facts.ts';

const SEED = 20261121;

/** What stands on every page around the text. */
const FURNITURE =
  /Anamnesis · For education only\. Not for the care of a real patient\. Content 2026-11-22 · 3f9a1c Page \d+ of \d+|Ada Example Clinical history/g;

/** Prints so many generated cases; each must have all its facts in the text of its PDF. */
export async function expectFactsInPdfs(numRuns: number): Promise<void> {
  const printer = pdfPrinter('2026-11-22 · 3f9a1c');
  onTestFinished(() => printer.close());
  for (const record of fc.sample(filledCase, { numRuns, seed: SEED })) {
    const { document } = summaryAlone(record);
    const request = { patientName: record.name, document };
    const { bytes } = await printer.print({ request, createdAt: 0 });
    const { pages } = await readPdf(bytes);
    const text = pages.map(page => page.text.replace(FURNITURE, ' ')).join(' ');
    expect(factsMissingFrom(text, record)).toEqual([]);
  }
}
