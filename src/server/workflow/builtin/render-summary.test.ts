import { afterAll, expect, test } from 'vitest';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { pdfPrinter } from '#server/pdf/pdf-printer.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { JobFailed, PoolBusy } from '#server/pdf/process-pool.ts';
import { builtinRenderSummary } from '#server/workflow/builtin/render-summary.ts';
import { WorkflowFailure } from '#server/workflow/workflow-service.ts';

const printer = pdfPrinter('2026-11-22 · 3f9a1c');
afterAll(() => printer.close());
const now = () => 0;
const render = builtinRenderSummary({ printer, now });

test('the summary becomes a PDF without any network', async () => {
  const rendered = await render(SAMPLE_SUMMARY);
  const bytes = rendered.kind === 'pdf' ? rendered.bytes : new Uint8Array();
  expect(wholeText(await readPdf(bytes))).toContain('Behind the breastbone');
});

test.each([
  ['characters', { fullHistoryText: 'word '.repeat(110_000) }],
  ['lines', { structuredHistory: { ChiefComplaint: '- a\n'.repeat(6_000) } }],
  ['characters in place of a drawing', { familyDiagramImage: 'word '.repeat(110_000) }],
  ['characters in a name', { patientName: 'W'.repeat(600_000) }],
  ['values', { document: { version: 1, numbers: Array.from({ length: 200_000 }, () => 0) } }],
])('a history of too many %s is refused with a sentence that says so', async (_what, request) => {
  const failure = new WorkflowFailure(413, 'The history is too long for a PDF. Please shorten the notes.');
  await expect(render(request)).rejects.toEqual(failure);
});

test('a large drawing does not count as text', async () => {
  const familyDiagramImage = `data:image/png;base64,${'A'.repeat(2_000_000)}`;
  await expect(render({ ...SAMPLE_SUMMARY, familyDiagramImage })).resolves.toMatchObject({ kind: 'pdf' });
});

test.each([
  [new JobFailed('The job took too long'), new WorkflowFailure(500, 'Failed to generate PDF')],
  [
    new PoolBusy('Too many jobs are waiting'),
    new WorkflowFailure(503, 'Failed to generate PDF. The server is busy, please try again.', undefined, 2),
  ],
])('when the printer says %s, the user reads %s', async (fault, failure) => {
  const print = () => Promise.reject(fault);
  await expect(builtinRenderSummary({ printer: { print }, now })(SAMPLE_SUMMARY)).rejects.toEqual(failure);
});
