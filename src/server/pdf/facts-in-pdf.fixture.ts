import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { PAGES } from '#domain/sections/pages.ts';
import { factsOf } from '#domain/summary/entry-text.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import { pdfPrinter } from '#server/pdf/pdf-printer.ts';
import { readPdf } from '#server/pdf/pdf-text.fixture.ts';
import { filledCase } from '#tests/examples/filled-case.ts';

const SEED = 20261121;

/** What stands on every page around the text. */
const FURNITURE =
  /Anamnesis · For education only\. Not for the care of a real patient\. Content 2026-11-22 · 3f9a1c Page \d+ of \d+|Ada Example Clinical history/g;

/** Lines break anywhere in a column, so texts are compared without their spaces. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

/** Prints so many generated cases; each must have all its facts in the text of its PDF. */
export async function expectFactsInPdfs(numRuns: number): Promise<void> {
  const printer = pdfPrinter('2026-11-22 · 3f9a1c');
  onTestFinished(() => printer.close());
  for (const record of fc.sample(filledCase, { numRuns, seed: SEED })) {
    const input = { record, complaints: [], vocabulary: [], stored: {}, notAsked: [] };
    const request = {
      patientName: record.name,
      structuredHistory: structuredSummary(input),
      fullHistoryText: fullHistoryText(input),
    };
    const { bytes } = await printer.print({ request, createdAt: 0 });
    const { pages } = await readPdf(bytes);
    const text = squeezed(pages.map(page => page.text.replace(FURNITURE, ' ')).join(' '));
    const facts = PAGES.flatMap(page => page.sections).flatMap(section =>
      record[section.key].flatMap(entry => factsOf(section, entry)),
    );
    expect(facts.filter(({ value }) => !text.includes(squeezed(value)))).toEqual([]);
  }
}
