import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#content/read/read-content.ts';

const DIAGNOSIS = '- {key: gout, name: Gout, icd10cm: M10.9, commonness: 3, findings: {joint-pain: 5}}';
const SIGNED = '{author: A. Writer, clinicalReviewer: none yet, status: draft, date: 2026-11-20}';

/** A file of diagnoses as its author would write it. */
const diagnosesFile = (...diagnoses: readonly string[]) =>
  `provenance: ${SIGNED}\ndiagnoses:\n${diagnoses.join('\n')}`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function messagesIn(files: Readonly<Record<string, string>>): readonly string[] {
  return readContent(folderWith(files)).problems.map(
    ({ file, rule, message }) => `${file}: ${rule}: ${message}`,
  );
}

test('a catalogue that does not exist is empty', () => {
  const { content, problems } = readContent(folderWith({}));
  expect(problems).toEqual([]);
  expect(content.illnesses).toEqual([]);
});

test('a complaint takes its key and folder from its path, and its defaults from the schema', () => {
  const { content, problems } = readContent(
    folderWith({
      'complaints/skin/rash.yaml': `
complaint: Rash
for: both
systems: [skin]
archetype: skin
provenance: ${SIGNED}
questions:
  - {key: onset, ask: When did it start?, covers: onset, kind: single, choices: [{text: Today, redFlag: measles}]}
`,
    }),
  );
  expect(problems).toEqual([]);
  expect(content.complaints).toMatchObject([
    {
      key: 'rash',
      folder: 'skin',
      sources: [],
      questions: [{ covers: ['onset'], when: {}, choices: [{ points: {}, redFlag: ['measles'] }] }],
    },
  ]);
});

test('an entry that does not fit the schema is named and left out, its neighbours are kept', () => {
  const files = {
    'diagnoses/joints.yaml': diagnosesFile(
      DIAGNOSIS,
      '- {key: Lupus, name: Lupus, commonness: 9, findings: {}}',
    ),
  };
  const { content } = readContent(folderWith(files));
  expect(content.diagnoses.map(({ key }) => key)).toEqual(['gout']);
  expect(messagesIn(files)).toEqual([
    expect.stringMatching(/^diagnoses\/joints.yaml: schema: Lupus key: is not lower-case/),
    expect.stringMatching(/^diagnoses\/joints.yaml: schema: Lupus icd10cm/),
    expect.stringMatching(/^diagnoses\/joints.yaml: schema: Lupus commonness/),
  ]);
});

test('a file of diagnoses says who wrote and who reviewed it', () => {
  const { content } = readContent(folderWith({ 'diagnoses/joints.yaml': diagnosesFile(DIAGNOSIS) }));
  expect(content.diagnosisFiles).toEqual([
    {
      file: 'diagnoses/joints.yaml',
      provenance: {
        author: 'A. Writer',
        clinicalReviewer: 'none yet',
        status: 'draft',
        date: '2026-11-20',
      },
    },
  ]);
  expect(messagesIn({ 'diagnoses/joints.yaml': `diagnoses:\n${DIAGNOSIS}` })).toEqual([
    expect.stringContaining('diagnoses/joints.yaml: schema: provenance'),
  ]);
  const undated = diagnosesFile(DIAGNOSIS).replace('2026-11-20', '2026-13-20');
  expect(messagesIn({ 'diagnoses/joints.yaml': undated })).toEqual([
    expect.stringContaining('provenance › date'),
  ]);
});

test('a complaint without provenance is caught', () => {
  const unsigned = 'complaint: Rash\nfor: both\nsystems: [skin]\narchetype: skin\nquestions: []\n';
  expect(messagesIn({ 'complaints/skin/rash.yaml': unsigned })).toEqual([
    expect.stringContaining('complaints/skin/rash.yaml: schema: provenance'),
  ]);
});

test('a diagnosis takes the years from 5 to 17 whole or in halves, not both', () => {
  const aged = (ages: string) => ({
    'diagnoses/joints.yaml': diagnosesFile(
      DIAGNOSIS.replace('commonness: 3', `commonness: 3, ages: ${ages}`),
    ),
  });
  expect(messagesIn(aged('{5-11: 0, 12-17: 0.8}'))).toEqual([]);
  expect(messagesIn(aged('{5-17: 0.8, 5-11: 0}'))).toEqual([
    expect.stringContaining('gout ages: has 5-17 and a half of it'),
  ]);
});

test('a fault is found by question and choice, not by index', () => {
  const [message] = messagesIn({
    'complaints/skin/rash.yaml': `
complaint: Rash
for: both
systems: [skin]
archetype: skin
provenance: ${SIGNED}
questions:
  - {key: onset, ask: When?, covers: onset, kind: single, choices: [{text: Today, pionts: {measles: 2}}]}
`,
  });
  expect(message).toContain('questions › onset › choices › Today');
  expect(message).toContain('pionts');
});

test('broken YAML and a key given twice are caught', () => {
  expect(messagesIn({ 'diagnoses/a.yaml': '- {key: [' })[0]).toContain('diagnoses/a.yaml: schema:');
  expect(messagesIn({ 'diagnoses/a.yaml': '- {key: gout, key: gout}' })[0]).toContain('unique');
});

test('a file that should hold a list and does not is caught', () => {
  expect(messagesIn({ 'risks/social.yaml': 'key: smoking' })).toEqual([
    'risks/social.yaml: schema: holds no list',
  ]);
  expect(messagesIn({ 'cases/rash.yaml': 'title: A child' })).toEqual([
    'cases/rash.yaml: schema: holds no list under "cases"',
  ]);
});
