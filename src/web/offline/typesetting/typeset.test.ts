import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { SummaryRequest } from '#contract/workflow.ts';
import { TYPEFACES } from '#pdf/fonts.ts';
import { type PdfJob, pdfFilesOf } from '#pdf/pdf-files.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { readPdf } from '#server/pdf/pdf-text.fixture.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';
import { debriefWith } from '#server/practice/debriefed.fixture.ts';
import { FORTY } from '#tests/examples/families.ts';
import { type Parts, typeset } from '#web/offline/typesetting/typeset.ts';

const CONTENT = '2026-11-22 · 3f9a1c';
const createdAt = Date.UTC(2026, 10, 26);

const require = createRequire(import.meta.url);
const server = typstCompiler(CONTENT);

/** All that a browser can keep. */
const EVERYTHING: Parts = {
  compiler: await readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
  font: file => readFile(require.resolve(file)),
  contentVersion: CONTENT,
};

/** What it keeps in any case. */
const USUAL: Parts = {
  ...EVERYTHING,
  font: async file => {
    const isLarge = TYPEFACES.some(({ files, letters }) => letters !== undefined && files.includes(file));
    return isLarge ? undefined : EVERYTHING.font(file);
  },
};

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function browserPdf(job: PdfJob, parts = USUAL): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await typeset(job, parts);
  if (bytes === undefined) throw new Error('A typeface is not there');
  return bytes;
}

/** What a reader, a printer and a screen reader get: text and place of each piece, size and structure of each page. */
async function readWhole(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const structures = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    structures.push({ view: page.view, tree: withoutBoxes(await page.getStructTree()) });
  }
  await pdf.loadingTask.destroy();
  return { ...(await readPdf(bytes)), structures };
}

/** How large a figure is stands in what claims PDF/UA alone. */
function withoutBoxes(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'bbox' ? undefined : value)));
}

function complaint(ChiefComplaint: string): SummaryRequest {
  return { patientName: 'Ada', structuredHistory: { ChiefComplaint } };
}

const SUMMARIES: readonly (readonly [string, SummaryRequest])[] = [
  ['a usual history', SAMPLE_SUMMARY],
  ['one with a picture', { ...SAMPLE_SUMMARY, familyDiagramImage: PIXEL }],
  [
    'one with a picture that cannot be decoded',
    {
      ...SAMPLE_SUMMARY,
      familyDiagramImage: `data:image/png;base64,${Buffer.concat([
        Buffer.from(PIXEL.slice(22), 'base64').subarray(0, 40),
        Buffer.alloc(20),
      ]).toString('base64')}`,
    },
  ],
  ['a family of forty', { ...SAMPLE_SUMMARY, document: { ...SAMPLE_SUMMARY.document, family: FORTY } }],
  ['texts without a document', complaint('Cough for 2 weeks.\n- worse at night')],
  ['Arabic, Persian and Hebrew', complaint('سعال منذ أسبوعين.\nسرفه. שיעול.')],
  ['arrows and signs', complaint('Pain → left arm, ≥ 30 min, ♀, 37.8 ℃, 1½')],
  ['pages of notes', complaint('Cough at night, worse when lying down. '.repeat(600))],
  ['one endless word', complaint('x'.repeat(3000))],
];

test.each(SUMMARIES)('%s has the same pages in a browser as from the server', async (_, request) => {
  const job = { request, createdAt };
  const [here, there] = [await browserPdf(job), server.pdf(pdfFilesOf(job), createdAt).bytes];
  expect(await readWhole(here)).toEqual(await readWhole(there));
});

test('a debrief has the same pages in a browser as from the server', async () => {
  const job = { debrief: debriefWith('Acute coronary syndrome'), createdAt };
  const [here, there] = [await browserPdf(job), server.pdf(pdfFilesOf(job), createdAt).bytes];
  expect(await readWhole(here)).toEqual(await readWhole(there));
});

/** Only an export that claims PDF/UA says of each cluster of these scripts what it spells: pdf.js reads the others otherwise. */
test('Hindi and Thai have the same pages in a browser, apart from how they are copied', async () => {
  const job = { request: complaint('खांसी दो सप्ताह से.\nไอมาสองสัปดาห์'), createdAt };
  const [here, there] = [await browserPdf(job), server.pdf(pdfFilesOf(job), createdAt).bytes];
  const lastPiece = async (bytes: Uint8Array) =>
    (await readPdf(bytes)).pages.map(({ pieces }) => pieces.at(-1));
  expect(await lastPiece(here)).toEqual(await lastPiece(there));
  expect((await readWhole(here)).structures).toEqual((await readWhole(there)).structures);
});

test('with the large typefaces Chinese, Korean and emoji have the same pages too', async () => {
  const job = { request: complaint('咳嗽两周。 기침. 🤒 ■'), createdAt };
  const [here, there] = [await browserPdf(job, EVERYTHING), server.pdf(pdfFilesOf(job), createdAt).bytes];
  expect(await readWhole(here)).toEqual(await readWhole(there));
});

test.each(['咳', '기', '🤒', '■', '𒀀'])('%s is not set without its typeface', async letter => {
  expect(await typeset({ request: complaint(letter), createdAt }, USUAL)).toBeUndefined();
});

test('what only a letter of another script needs is not asked for', async () => {
  const asked: string[] = [];
  const font = (file: string) => {
    asked.push(file);
    return EVERYTHING.font(file);
  };
  await typeset({ request: complaint('기침'), createdAt }, { ...EVERYTHING, font });
  expect(asked.filter(file => file.includes('nanum'))).toHaveLength(2);
  expect(asked.filter(file => /noto-sans-sc|noto-emoji/.test(file))).toEqual([]);
});
