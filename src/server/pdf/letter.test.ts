import { expect, test } from 'vitest';
import { letterOf } from '#server/pdf/letter.ts';

test('the name of the request is the title, without its fact being repeated', () => {
  const { letter } = letterOf({
    patientName: 'Ada Lovelace',
    structuredHistory: { PatientProfile: 'Name: Ada Lovelace\nAge: 36' },
  });
  expect(letter.name).toBe('Ada Lovelace');
  expect(letter.facts.map(fact => fact.label)).toEqual(['Age']);
});

test('a name too long for the title stays among the facts, whole', () => {
  const long = 'Ada '.repeat(100).trim();
  const { letter } = letterOf({
    patientName: long,
    structuredHistory: { PatientProfile: `Name: ${long}` },
  });
  expect(letter.name.endsWith('…')).toBe(true);
  expect(letter.headerName).toHaveLength(40);
  expect(letter.facts).toMatchObject([{ label: 'Name', value: long }]);
});

test('another name in the profile is not dropped', () => {
  const { letter } = letterOf({
    patientName: 'Ada',
    structuredHistory: { PatientProfile: 'Name: Grace' },
  });
  expect(letter.facts).toMatchObject([{ label: 'Name', value: 'Grace' }]);
});

test('a backup gives name, age and gender by its patient info', () => {
  const { letter } = letterOf({
    patientInfo: { name: 'Ada', age: 36, gender: 'Female' },
    structuredHistory: { ChiefComplaint: 'Cough' },
  });
  expect(letter.name).toBe('Ada');
  expect(letter.facts).toMatchObject([
    { label: 'Age', value: '36' },
    { label: 'Gender', value: 'Female' },
  ]);
});

test('a blank name becomes Anonymous', () => {
  expect(letterOf({ patientName: '  ', patientInfo: { name: null } }).letter.name).toBe('Anonymous');
});

test('a family diagram in words is part of the family history, one that cannot be read is named', () => {
  const words = letterOf({ familyDiagramImage: 'Father: heart attack' }).letter.sections;
  expect(words).toMatchObject([{ title: 'Family history', groups: [{ rows: [{ value: 'heart attack' }] }] }]);
  const broken = letterOf({ structuredHistory: { FamilyDiagramImage: 'data:image/png;base64,??' } });
  expect(broken.letter.sections).toMatchObject([
    { title: 'Family history', groups: [{ text: 'The family diagram could not be read.' }] },
  ]);
});

test('questions with answers, items and facts that follow each other are set together, in their order', () => {
  const ChiefComplaint = '- Where? Chest\n- When? Today\n- Fever\nAge: 3\nText.\n- Where? Arm';
  const { letter } = letterOf({ structuredHistory: { ChiefComplaint } });
  expect(letter.sections[0]?.groups.map(group => group.kind)).toEqual([
    'answers',
    'list',
    'facts',
    'paragraph',
    'answers',
  ]);
});

test('a bar is full at 100%, so that no small share looks large, and shares are whole percent', () => {
  const line = (probability: number) => ({ name: 'x', probability, mustNotMiss: false });
  const { rows } = letterOf({ differentialDiagnoses: [50, 25, 0.2, 0].map(line) }).letter.differential;
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
  expect(letterOf({ structuredHistory }).letter.sections.map(section => section.title)).toEqual([
    'Associated symptoms',
    'Medication history',
  ]);
});

test('the full history is prose: a colon in it makes no column', () => {
  const fullHistoryText = 'Al is 5, seen as: Outpatient.\n\nNot asked about: fever.';
  expect(letterOf({ fullHistoryText }).letter.fullHistory).toEqual([
    { kind: 'paragraph', text: 'Al is 5, seen as: Outpatient.' },
    { kind: 'paragraph', text: 'Not asked about: fever.' },
  ]);
});

test('in a page that is filled in part, what is not recorded takes one line each, at the top', () => {
  const SocialHistory = 'Smoking:\nNone recorded\n\nPets:\n- Cat\n\nAlcohol:\nNone recorded';
  const { letter } = letterOf({ structuredHistory: { SocialHistory } });
  expect(letter.sections[0]?.groups).toMatchObject([
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
