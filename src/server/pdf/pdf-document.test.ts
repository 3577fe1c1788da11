import { expect, test } from 'vitest';
import { pdfDocumentOf } from '#server/pdf/pdf-document.ts';

test('the name of the request is the title, without its fact being repeated', () => {
  const { document } = pdfDocumentOf({
    patientName: 'Ada Lovelace',
    structuredHistory: { PatientProfile: 'Name: Ada Lovelace\nAge: 36' },
  });
  expect(document.name).toBe('Ada Lovelace');
  expect(document.facts.map(fact => fact.label)).toEqual(['Age']);
});

test('a name too long for the title stays among the facts, whole', () => {
  const long = 'Ada '.repeat(100).trim();
  const { document } = pdfDocumentOf({
    patientName: long,
    structuredHistory: { PatientProfile: `Name: ${long}` },
  });
  expect(document.name.endsWith('…')).toBe(true);
  expect(document.headerName).toHaveLength(40);
  expect(document.facts).toMatchObject([{ label: 'Name', value: long }]);
});

test('another name in the profile is not dropped', () => {
  const { document } = pdfDocumentOf({
    patientName: 'Ada',
    structuredHistory: { PatientProfile: 'Name: Grace' },
  });
  expect(document.facts).toMatchObject([{ label: 'Name', value: 'Grace' }]);
});

test('a backup gives name, age and gender by its patient info', () => {
  const { document } = pdfDocumentOf({
    patientInfo: { name: 'Ada', age: 36, gender: 'Female' },
    structuredHistory: { ChiefComplaint: 'Cough' },
  });
  expect(document.name).toBe('Ada');
  expect(document.facts).toMatchObject([
    { label: 'Age', value: '36' },
    { label: 'Gender', value: 'Female' },
  ]);
});

test('a blank name becomes Anonymous', () => {
  expect(pdfDocumentOf({ patientName: '  ', patientInfo: { name: null } }).document.name).toBe('Anonymous');
});

test('a family diagram in words is part of the family history, one that cannot be read is named', () => {
  const words = pdfDocumentOf({ familyDiagramImage: 'Father: heart attack' }).document.sections;
  expect(words).toMatchObject([{ title: 'Family history', groups: [{ rows: [{ value: 'heart attack' }] }] }]);
  const broken = pdfDocumentOf({ structuredHistory: { FamilyDiagramImage: 'data:image/png;base64,??' } });
  expect(broken.document.sections).toMatchObject([
    { title: 'Family history', groups: [{ text: 'The family diagram could not be read.' }] },
  ]);
});

test('questions with answers, items and facts that follow each other are set together, in their order', () => {
  const ChiefComplaint = '- Where? Chest\n- When? Today\n- Fever\nAge: 3\nText.\n- Where? Arm';
  const { document } = pdfDocumentOf({ structuredHistory: { ChiefComplaint } });
  expect(document.sections[0]?.groups.map(group => group.kind)).toEqual([
    'answers',
    'list',
    'facts',
    'paragraph',
    'answers',
  ]);
});

test('a bar is full at 100%, so that no small share looks large, and shares are whole percent', () => {
  const line = (probability: number) => ({ name: 'x', probability, mustNotMiss: false });
  const { rows } = pdfDocumentOf({ differentialDiagnoses: [50, 25, 0.2, 0].map(line) }).document.differential;
  expect(rows.map(row => [row.percent, row.bar])).toEqual([
    ['50%', 0.5],
    ['25%', 0.25],
    ['< 1%', 0.002],
    ['0%', 0],
  ]);
});

test('history sections that nobody has filled are left out, but not that no associated symptom was recorded', () => {
  const structuredHistory = {
    Associatedsymptoms: 'None recorded',
    MedicationHistory: 'Medications:\nNone recorded\n\nAllergies:\n- Penicillin',
    FamilyHistory: 'None recorded',
    SocialHistory: 'Smoking:\nNone recorded\n\nAlcohol:\nNone recorded',
  };
  expect(pdfDocumentOf({ structuredHistory }).document.sections.map(section => section.title)).toEqual([
    'Associated symptoms',
    'Medication history',
  ]);
});

test('the full history is prose: a colon in it makes no column', () => {
  const fullHistoryText = 'Al is 5, seen as: Outpatient.\n\nNot asked about: fever.';
  expect(pdfDocumentOf({ fullHistoryText }).document.fullHistory).toEqual([
    { kind: 'paragraph', text: 'Al is 5, seen as: Outpatient.' },
    { kind: 'paragraph', text: 'Not asked about: fever.' },
  ]);
});

test('in a page that is filled in part, what is not recorded takes one line each, at the top', () => {
  const SocialHistory = 'Smoking:\nNone recorded\n\nPets:\n- Cat\n\nAlcohol:\nNone recorded';
  const { document } = pdfDocumentOf({ structuredHistory: { SocialHistory } });
  expect(document.sections[0]?.groups).toMatchObject([
    {
      kind: 'facts',
      rows: [
        { label: 'Smoking', value: 'None recorded' },
        { label: 'Alcohol', value: 'None recorded' },
      ],
    },
    { kind: 'heading', text: 'Pets' },
    { kind: 'list', items: ['Cat'] },
  ]);
});
