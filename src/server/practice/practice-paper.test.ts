import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { namesDiagnosis } from '#domain/practice/paper/names-diagnosis.ts';
import { SHEETS, type Sheet } from '#domain/practice/paper/sheets.ts';
import { stationOf } from '#domain/practice/paper/station.ts';
import { pdfFilesOf } from '#pdf/pdf-files.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';
import { debriefWith } from '#server/practice/debriefed.fixture.ts';

const compiler = typstCompiler('2026-11-22 · 3f9a1c');
const NOW = Date.UTC(2026, 10, 23);
const TODAY = '2026-11-23';
const { patients } = examplePatients();

/** An infant, the longest file, and one with something told in trust. */
const LOOKED_AT = ['Maja Ilić', 'Edna Whitlock', 'Daniel Okoro'];

const looked = patients.filter(({ patient }) => LOOKED_AT.includes(patient.person.name));
const driver = named('Daniel Okoro');

function named(name: string) {
  const found = patients.find(({ patient }) => patient.person.name === name);
  if (found === undefined) throw new Error(`${name} has gone`);
  return found;
}

type Compiled = typeof driver;

function printed(compiled: readonly Compiled[], sheets: readonly Sheet[]) {
  const stations = compiled.map(one => stationOf(one, sheets, TODAY));
  return compiler.pdf(pdfFilesOf({ stations, createdAt: NOW }), NOW);
}

const textOf = async (compiled: Compiled, sheets: readonly Sheet[]) =>
  wholeText(await readPdf(printed([compiled], sheets).bytes));

/** Where lines break is the typesetter's own business, and so are the curves of quotation marks. */
function packed(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s/g, '');
}

/** All texts of a value, in the words that are printed. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test.each(looked)('$file: every word of script and mark sheet is printed', async compiled => {
  const { script, marks } = stationOf(compiled, SHEETS, TODAY);
  for (const [sheet, value] of [
    ['script', script],
    ['marks', marks],
  ] as const) {
    const text = packed(await textOf(compiled, [sheet]));
    expect(textsIn(value).filter(one => !text.includes(packed(one)))).toEqual([]);
  }
});

test.each(looked)('$file: only the mark sheet names the diagnosis (specification 31.25)', async compiled => {
  const { reference } = compiled;
  for (const sheet of SHEETS)
    expect([sheet, namesDiagnosis(reference, await textOf(compiled, [sheet]))]).toEqual([
      sheet,
      sheet === 'marks',
    ]);
});

test('each page says what it is, and counts the pages of its own sheet (specification 31.28)', async () => {
  const { bytes, accessible } = printed(looked, SHEETS);
  expect(accessible).toBe(true);
  const { pages, tagged, title } = await readPdf(bytes);
  expect(tagged).toBe(true);
  expect(title).toBe(`Stations: ${looked.map(({ patient }) => patient.person.name).join(', ')}`);
  for (const { text } of pages) expect(text).toContain('Practice patient, invented. For education only.');
  const counted = pages.map(({ text }) => /Page (\d+) of (\d+)/.exec(text)?.slice(1).map(Number) ?? []);
  counted.forEach(([page = 0, of = 0], at) => {
    const [next = 1] = counted[at + 1] ?? [];
    expect(next).toBe(page === of ? 1 : page + 1);
  });
  expect(counted.filter(([page]) => page === 1)).toHaveLength(looked.length * SHEETS.length);
  const withDiagnosis = pages.filter(({ text }) => text.includes('Examiner only: shows the diagnosis'));
  expect(withDiagnosis.length).toBeGreaterThan(looked.length);
});

test('door notice and student’s sheet are one page each, for every patient (specification 31.27)', async () => {
  const { pages } = printed(patients, ['door', 'student']);
  expect(pages).toBe(2 * patients.length);
});

const HOSTILE = [
  '#import "evil.typ"',
  '#read("/etc/passwd")',
  '$x^2$ and *bold* and `code`',
  '<script>alert("x")</script>',
  'C:\\new\\table \\u{41} \\#',
  '= heading',
  '@reference // comment /* open',
];

test.each(HOSTILE)('what a student wrote is printed as it stands: %s', async hostile => {
  const { bytes } = compiler.pdf(pdfFilesOf({ debrief: debriefWith(hostile), createdAt: NOW }), NOW);
  const text = packed(wholeText(await readPdf(bytes)));
  // Statement, diagnosis, first action and the line.
  expect(text.split(packed(hostile)).length - 1).toBeGreaterThanOrEqual(4);
});

test('what a student wrote in another script has glyphs of the shipped fonts', () => {
  const debrief = debriefWith('سارا 王小明 🫀');
  expect(compiler.pdf(pdfFilesOf({ debrief, createdAt: NOW }), NOW).accessible).toBe(true);
});

test('an endless word of a student’s stays inside the page', async () => {
  const { bytes } = compiler.pdf(pdfFilesOf({ debrief: debriefWith('W'.repeat(2000)), createdAt: NOW }), NOW);
  const { pages, pageWidth } = await readPdf(bytes);
  const ends = pages.flatMap(({ pieces }) => pieces.map(({ x, width }) => x + width));
  expect(Math.max(...ends)).toBeLessThan(pageWidth - 50);
});

test('every word of a debrief is printed, the transcript by its lines (specification 31.29)', async () => {
  const paper = debriefWith('A driver with pain in the chest.');
  const { bytes, accessible } = compiler.pdf(pdfFilesOf({ debrief: paper, createdAt: NOW }), NOW);
  expect(accessible).toBe(true);
  const pdf = await readPdf(bytes);
  expect(pdf.title).toBe('Debrief: Daniel Okoro');
  const text = packed(wholeText(pdf));
  const texts = textsIn({
    ...paper,
    parts: paper.parts.map(part => ({ ...part, blocks: part.blocks.map(printedOf) })),
  });
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(one => !text.includes(packed(one)))).toEqual([]);
  paper.said.forEach((line, at) => {
    expect(text).toContain(packed(`${at + 1}${line.who}${line.text}`));
  });
});

/** A block without the names that choose how it is set; the words of a chart are for who cannot see it. */
function printedOf(block: ReturnType<typeof debriefWith>['parts'][number]['blocks'][number]) {
  const { kind, ...printed } = block;
  if (kind === 'chart') return null;
  return 'rows' in printed ? printed.rows.map(({ tone: _, ...row }) => row) : printed;
}
