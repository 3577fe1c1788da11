import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SummaryRequest } from '#contract/workflow.ts';
import { pdfDocumentOf } from '#pdf/pdf-document.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { type ReadPdf, readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';

const compiler = typstCompiler('2026-11-22 · 3f9a1c');
const NOW = Date.UTC(2026, 10, 21);
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function print(request: SummaryRequest): Promise<ReadPdf> {
  return readPdf(compiler.pdf(pdfDocumentOf(request), NOW).bytes);
}

function complaint(ChiefComplaint: string): SummaryRequest {
  return { patientName: 'Ada', structuredHistory: { ChiefComplaint } };
}

test('the document has its parts in the order of a case presentation', async () => {
  const text = wholeText(await print(SAMPLE_SUMMARY));
  const parts = [
    'Anamnesis',
    'Clinical history – for education only',
    'Émilie Dvořáková',
    'ALLERGIES Penicillin',
    'A 54-year-old teacher',
    'Presenting complaint',
    'The chest pain had a gradual onset',
    'Red flags',
    'Past medical history',
    'Medication history',
    'Problem list',
    'Leading differential',
    'Further history',
    'Family history',
    'Social history',
    'Review of systems',
    'Appendix: questions and answers',
  ];
  const places = parts.map(part => text.indexOf(part));
  expect(parts.filter((_, at) => places[at] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

/** The texts of blocks, entries, tables and the transcript. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { kind, key, title, state, ...parts } = value as Record<string, unknown>;
  return Object.values(parts).flatMap(textsIn);
}

test('every word of the document is printed', async () => {
  // Behind the first phrase of an entry the next begin in lower case.
  const text = wholeText(await print(SAMPLE_SUMMARY))
    .replace(/\s/g, '')
    .toLowerCase();
  const { sections, transcript, opening, problems, redFlags } = SAMPLE_SUMMARY.document;
  const words = textsIn([sections, transcript, opening.value, problems.value])
    .concat(redFlags.map(({ diagnosis }) => diagnosis))
    .flatMap(line => line.split(' '));
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter(word => !text.includes(word.toLowerCase()))).toEqual([]);
});

test('every section stands there, with why it tells nothing', async () => {
  const text = wholeText(await print(complaint('Cough for 2 weeks.')));
  expect(text).toContain('Cough for 2 weeks.');
  expect(text).toMatch(/Past surgical history\s+none recorded/);
  expect(text).toMatch(/Review of systems\s+none recorded/);
  expect(text).not.toMatch(/denie/i);
});

test('what was not asked is printed as not asked and never as denied', async () => {
  const text = wholeText(await print({ structuredHistory: { ReviewOfSystems: 'Not asked: Headache' } }));
  expect(text).toContain('Not asked: Headache');
  expect(text).not.toMatch(/denie/i);
});

test('each page says n of m and for education only, and from the second on who the patient is', async () => {
  const { pages } = await print(SAMPLE_SUMMARY);
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach(({ text }, at) => {
    expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(text).toContain('For education only');
    if (at > 0) expect(text.trim()).toMatch(/^Émilie Dvořáková Clinical history/);
  });
});

test('the differential shows percentages as shares, marks must-not-miss with words and says when it is interim', async () => {
  const text = wholeText(await print({ document: { ...SAMPLE_SUMMARY.document, isInterim: true } }));
  expect(text).toContain('Shares of evidence points from the answers, not calibrated risk');
  expect(text).toMatch(/Stable angina\s+41%/);
  expect(text).toMatch(/Acute coronary syndrome\s+Must not miss · red flag · Call for help now\s+28%/);
  expect(text).toMatch(/Pulmonary embolism\s+Must not miss\s+9%/);
  expect(text).toMatch(/Panic attack\s+< 1%/);
  expect(text).toContain('Interim result');
});

test('the file is tagged, titled and keeps PDF/UA', async () => {
  const { accessible, bytes } = compiler.pdf(pdfDocumentOf(SAMPLE_SUMMARY), NOW);
  expect(accessible).toBe(true);
  expect(await readPdf(bytes)).toMatchObject({
    tagged: true,
    title: 'Clinical history: Émilie Dvořáková',
  });
});

test('a character that no font has costs the PDF/UA claim, not the PDF', async () => {
  const { accessible, bytes } = compiler.pdf(pdfDocumentOf(complaint('Pain 𒀀 and sweating')), NOW);
  expect(accessible).toBe(false);
  const pdf = await readPdf(bytes);
  expect(pdf.tagged).toBe(true);
  expect(wholeText(pdf)).toContain('and sweating');
});

test.each([
  ['Persian', 'سارا احمدی'],
  ['Chinese', '王小明'],
  ['Japanese', 'ひらがな'],
  ['Hebrew', 'שרה'],
  ['Vietnamese', 'Nguyễn Thị Hằng'],
  ['Greek', 'Ελένη'],
  ['Cyrillic', 'Наталья'],
  ['Korean', '김민준'],
  ['Hindi', 'प्रिया शर्मा'],
  ['Thai', 'สมชาย'],
  ['emoji', 'Sam 🫀👩🏽‍⚕️🇬🇧'],
])('a name in %s is printed with glyphs of the shipped fonts', async (_script, patientName) => {
  const { accessible, bytes } = compiler.pdf(pdfDocumentOf({ ...complaint('Cough'), patientName }), NOW);
  expect(accessible).toBe(true);
  expect((await readPdf(bytes)).title).toBe(`Clinical history: ${patientName}`);
});

test('a paragraph in Arabic script starts at the right', async () => {
  const { pages, pageWidth } = await print(complaint('Pain\nدرد از سه روز پیش'));
  const pieces = pages[0]?.pieces ?? [];
  const latin = pieces.find(piece => piece.text.includes('Pain'));
  const persian = pieces.filter(piece => /[\u0600-\u06ff]/.test(piece.text));
  expect(latin?.x).toBeLessThan(pageWidth / 2);
  expect(Math.min(...persian.map(piece => piece.x))).toBeGreaterThan(pageWidth / 2);
});

function withDiagnosis(name: string): SummaryRequest {
  const differential = [{ name, probability: 1, mustNotMiss: true }];
  return { document: { ...SAMPLE_SUMMARY.document, differential } };
}

const HOSTILE = [
  '#import "evil.typ"',
  '#read("/etc/passwd")',
  '$x^2$ and *bold* and _under_ and `code`',
  '<script>alert("x")</script>',
  'C:\\new\\table \\u{41} \\#',
  '= heading',
  '@reference // comment /* open',
  '{{x}} [y] ~ -- --- ...',
];

test.each(HOSTILE)('%s is printed as it stands', async hostile => {
  expect(wholeText(await print(complaint(`Note.\n${hostile}`)))).toContain(hostile);
});

test.each([
  ['a name', { patientName: 'W'.repeat(100_000) }],
  ['a paragraph', complaint('W'.repeat(100_000))],
  ['an answer', complaint(`- Where? ${'W'.repeat(20_000)}`)],
  ['a label', complaint(`${'W'.repeat(40)}: ${'W'.repeat(400)}`)],
  ['a diagnosis', withDiagnosis('W'.repeat(500))],
])('%s of one endless word stays inside its page', async (_what, request) => {
  const { pages, pageWidth } = await print(request);
  const ends = pages.flatMap(page => page.pieces.map(piece => piece.x + piece.width));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(pageWidth - 50);
});

test('notes of 3000 words are printed to the last one', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `w${at}`);
  const text = wholeText(await print(complaint(`- Tell me more? ${words.join(' ')}`)));
  const printed = new Set(text.split(' '));
  expect(words.filter(word => !printed.has(word))).toEqual([]);
});

test('an empty request makes a document for Anonymous', async () => {
  expect(wholeText(await print({}))).toContain('Anonymous');
});

test('a family diagram is drawn in the family history', async () => {
  const files = pdfDocumentOf({ ...SAMPLE_SUMMARY, familyDiagramImage: PIXEL });
  const drawn = compiler.pdf(files, NOW);
  expect(drawn.accessible).toBe(true);
  expect(wholeText(await readPdf(drawn.bytes))).not.toContain('could not be read');
});

test('a family diagram that cannot be decoded is named, and the rest is printed', async () => {
  const broken = PIXEL.replace('VR42mNk', 'XXXXXXX');
  const text = wholeText(await print({ ...SAMPLE_SUMMARY, familyDiagramImage: broken }));
  expect(text).toContain('The family diagram could not be read.');
  expect(text).toContain('Social history');
});

test('the same request at the same time makes the same file', () => {
  const [one, other] = [0, 1].map(() => compiler.pdf(pdfDocumentOf(SAMPLE_SUMMARY), NOW).bytes);
  expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? [0]))).toBe(true);
});

test.each([0, 1, 2, 3, 4])(
  'a long value is printed whole after %i short ones in the profile',
  async before => {
    const short = ['Age: 41 years', 'Gender: Female', 'Residence: Leeds', 'Occupation: Baker'].slice(
      0,
      before,
    );
    const long = 'A position with a name far longer than one column of the document could hold';
    const PatientProfile = [...short, `Position: ${long}`, 'Date of history: November 21, 2026'].join('\n');
    const text = wholeText(await print({ patientName: 'Ada', structuredHistory: { PatientProfile } }));
    expect(text.replace(/\s/g, '')).toContain(long.replace(/\s/g, ''));
  },
);

/** A small file in which each row is the one above by one more: nothing but PNG's own filter makes that short. */
function smallFileOf(width: number, height: number): string {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const first = Buffer.from(Array.from({ length: width * 4 }, (_, at) => (at * at * 7919) % 251));
  const next = Buffer.concat([Buffer.from([2]), Buffer.alloc(width * 4, 1)]);
  const rows = [Buffer.from([0]), first, ...Array.from({ length: height - 1 }, () => next)];
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = chunk('IDAT', deflateSync(Buffer.concat(rows)));
  const bytes = Buffer.concat([start, chunk('IHDR', header), body, chunk('IEND', Buffer.alloc(0))]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

test('a picture makes no PDF of more than 5 MB, however small its file, and the usual drawing is printed (specification 23.27)', async () => {
  const sizeWith = (familyDiagramImage: string) =>
    compiler.pdf(pdfDocumentOf({ ...complaint('Cough'), familyDiagramImage }), NOW).bytes.length;
  const without = sizeWith('');
  const usual = sizeWith(smallFileOf(1000, 500));
  expect(usual).toBeGreaterThan(without + 100_000);
  expect(usual).toBeLessThan(3_000_000);
  expect(sizeWith(smallFileOf(1000, 1000))).toBeLessThan(5_000_000);
  const tooLarge = { ...complaint('Cough'), familyDiagramImage: smallFileOf(2500, 2500) };
  const read = await print(tooLarge);
  expect(wholeText(read)).toContain('The family diagram could not be read.');
});
