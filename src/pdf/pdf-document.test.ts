import { expect, test } from 'vitest';
import { pdfDocumentOf } from '#pdf/pdf-document.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';

const partsOf = (structuredHistory: Readonly<Record<string, string>>) => {
  const { document } = pdfDocumentOf({ structuredHistory });
  return [...document.story, ...document.background, ...document.details];
};

test('a blank name becomes Anonymous', () => {
  expect(pdfDocumentOf({ patientName: '  ', patientInfo: { name: null } }).document.name).toBe('Anonymous');
});

test('a name too long for the title is cut there and in the head of the pages', () => {
  const { document } = pdfDocumentOf({ patientName: 'Ada '.repeat(100).trim() });
  expect(document.name.endsWith('…')).toBe(true);
  expect(document.headerName).toHaveLength(40);
});

test('a history of texts alone gives name, age and gender by its patient info', () => {
  const { document } = pdfDocumentOf({
    patientInfo: { name: 'Ada', age: 36, gender: 'Female' },
    structuredHistory: { ChiefComplaint: 'Cough' },
  });
  expect(document.name).toBe('Ada');
  expect(document.patient).toEqual(['36', 'Female']);
});

test('what stands in the head is not said again in the profile', () => {
  const { document } = pdfDocumentOf(SAMPLE_SUMMARY);
  const labels = document.profile.map(({ label }) => label);
  expect(labels).toContain('Residence');
  expect(labels).not.toContain('Age');
  expect(labels).not.toContain('Name');
});

test('a family diagram in words is part of the family history, one that cannot be read is named', () => {
  const familyIn = (request: Parameters<typeof pdfDocumentOf>[0]) =>
    pdfDocumentOf(request).document.details.find(({ title }) => title === 'Family history')?.blocks;
  expect(familyIn({ familyDiagramImage: 'Father: heart attack' })).toEqual([
    { kind: 'paragraph', text: 'Father: heart attack' },
  ]);
  expect(familyIn({ structuredHistory: { FamilyDiagramImage: 'data:image/png;base64,??' } })).toEqual([
    { kind: 'paragraph', text: 'The family diagram could not be read.' },
  ]);
});

test('questions and answers of an older backup stand in the appendix, everything else in its section', () => {
  const ChiefComplaint = 'Chest pain:\n- Where? Chest\n- Fever\nAge: 3\nText.';
  const { document } = pdfDocumentOf({ structuredHistory: { ChiefComplaint } });
  expect(document.story[0]?.blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'entries',
    'paragraph',
    'paragraph',
  ]);
  expect(document.transcript).toEqual([
    { symptom: 'Chest pain', answers: [{ question: 'Where?', answer: 'Chest' }], skipped: [] },
  ]);
});

test('a bar is full at 100%, so that no small share looks large, and shares are whole percent', () => {
  const line = (probability: number) => ({ name: 'x', probability, mustNotMiss: false });
  const document = { ...SAMPLE_SUMMARY.document, differential: [50, 25, 0.2, 0].map(line) };
  const { leading } = pdfDocumentOf({ document }).document.differential;
  expect(leading.map(row => [row.percent, row.bar])).toEqual([
    ['50%', 0.5],
    ['25%', 0.25],
    ['< 1%', 0.002],
    ['0%', 0],
  ]);
});

test('a likelihood stands before the share of the evidence, both in whole percent (specification 23.9)', () => {
  const line = { name: 'x', probability: 12, likelihood: 0.974, mustNotMiss: false };
  const document = { ...SAMPLE_SUMMARY.document, differential: [line] };
  const { leading } = pdfDocumentOf({ document }).document.differential;
  expect(leading.map(row => [row.percent, row.bar, row.share])).toEqual([
    ['97%', expect.closeTo(0.974), '12%'],
  ]);
});

test('sections that nobody has filled are named with why', () => {
  const states = partsOf({ ChiefComplaint: 'Cough.' }).map(({ title, state }) => [title, state]);
  expect(states).toContainEqual(['Past medical history', 'none recorded']);
  expect(states).toContainEqual(['Social history', 'none recorded']);
});

test('the same document is printed from a session, a saved history and a backup', () => {
  const { document, patientName } = SAMPLE_SUMMARY;
  const stored = JSON.parse(JSON.stringify(document));
  expect(pdfDocumentOf({ document: stored })).toEqual(pdfDocumentOf({ document, patientName }));
});
