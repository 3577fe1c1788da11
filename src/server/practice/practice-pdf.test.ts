import { expect, onTestFinished, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { takenByExpert } from '#content/practice/patients/judge-patient.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import { recordOf } from '#domain/practice/record/record-of.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { pdfPrinter } from '#server/pdf/pdf-printer.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';

const { patients, playable } = examplePatients();
const { compiled } = playable;
const { vocabulary } = compiled;

test('a history taken from a practice patient is printed like any other', async () => {
  const driver = patients.find(({ patient }) => patient.person.name === 'Daniel Okoro');
  if (driver === undefined) throw new Error('the driver has gone');
  const { complaint, person, opening } = driver.patient;
  const questions = playable.questions(complaint.key, person);
  const record = recordOf(takenByExpert(driver), { questions, vocabulary });
  const { document } = summaryOf({
    record,
    complaints: complaintsFrom(compiled),
    vocabulary,
    stored: {},
    notAsked: [],
  });
  const printer = pdfPrinter('2026-11-22 · 3f9a1c');
  onTestFinished(() => printer.close());
  const { bytes } = await printer.print({ request: { patientName: record.name, document }, createdAt: 0 });
  const text = wholeText(await readPdf(bytes)).replaceAll(/[‘’]/g, "'");
  for (const told of [
    'Daniel Okoro',
    'Bus driver',
    'Amlodipine',
    'Metformin',
    'Hypertension',
    'retrosternal',
    'left arm',
  ])
    expect(text.toLowerCase()).toContain(told.toLowerCase());
  expect(text).toContain(opening.slice(0, 20));
});
