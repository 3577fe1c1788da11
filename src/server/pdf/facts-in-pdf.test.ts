import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { PAGES } from '#domain/sections/pages.ts';
import { factsOf } from '#domain/summary/entry-text.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import { pdfPress } from '#server/pdf/pdf-press.ts';
import { readPdf } from '#server/pdf/pdf-text.fixture.ts';
import { filledCase } from '#tests/examples/filled-case.ts';

const CASES = 500;
const SEED = 20261121;

const press = pdfPress();
afterAll(() => press.close());

/** What stands on every page around the text. */
const FURNITURE =
  /Anamnesis · For education only\. Not for the care of a real patient\. Page \d+ of \d+|Ada Example Clinical history/g;

/** Lines break anywhere in a column, so texts are compared without their spaces. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

test('five hundred generated cases keep every recorded fact in the text of their PDF', async () => {
  for (const record of fc.sample(filledCase, { numRuns: CASES, seed: SEED })) {
    const told = { record, complaints: [], stored: {}, notAsked: [] };
    const request = {
      patientName: record.name,
      structuredHistory: structuredSummary(told),
      fullHistoryText: fullHistoryText(told),
    };
    const { bytes } = await press.print({ request, createdAt: 0 });
    const { pages } = await readPdf(bytes);
    const text = squeezed(pages.map(page => page.text.replace(FURNITURE, ' ')).join(' '));
    const facts = PAGES.flatMap(page => page.sections).flatMap(section =>
      record[section.key].flatMap(entry => factsOf(section, entry)),
    );
    expect(facts.filter(({ value }) => !text.includes(squeezed(value)))).toEqual([]);
  }
}, 300_000);
