import { expect, test } from 'vitest';
import { patientWording } from '#content/practice/patients/rules/patient-wording.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

const SITE = 'attribute:site';

test('who speaks like a patient is no fault', () => {
  expect(patientMessages(patientWording)).toEqual([]);
});

test.each([
  ['a word of the trade', 'I have dyspnoea.', 'attribute:site: no patient says "dyspnoea"'],
  ['the voice of a record', 'The patient points to the middle.', 'attribute:site: speaks like a record'],
  ['a placeholder', 'WRITE: the middle', 'is a draft'],
])('%s is caught', (_, says, message) => {
  const messages = patientMessages(patientWording, patient => {
    factOf(patient, SITE).says = says;
  });
  expect(messages).toEqual([expect.stringContaining(message)]);
});

test('the name of the diagnosis is caught in what is said and on the door', () => {
  const messages = patientMessages(patientWording, patient => {
    factOf(patient, SITE).says = 'I fear an infarction.';
    patient.door = 'A baker with an infarction.';
  });
  expect(messages).toEqual([
    'attribute:site: no patient says "infarction"',
    'attribute:site: gives the diagnosis away, infarction',
    'door: gives the diagnosis away, infarction',
  ]);
});

test('a fact without words is caught, a denial without words is not', () => {
  const messages = patientMessages(patientWording, patient => {
    delete factOf(patient, SITE).says;
    delete factOf(patient, 'presence:fever').says;
  });
  expect(messages).toEqual(['attribute:site: has no words']);
});

test('what is essential says why', () => {
  const messages = patientMessages(patientWording, patient => {
    factOf(patient, SITE).weight = 'essential';
  });
  expect(messages).toEqual(['attribute:site: is essential, but does not say why']);
});

test('who answers for somebody else speaks of them', () => {
  const messages = patientMessages(patientWording, ({ person }) => {
    person.informant = 'daughter';
  });
  expect(messages).toEqual(['hardly speaks in the voice of daughter']);
});
