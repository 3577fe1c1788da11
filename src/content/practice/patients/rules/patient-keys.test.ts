import { expect, test } from 'vitest';
import { patientKeys } from '#content/practice/patients/rules/patient-keys.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('all that a patient names exists', () => {
  expect(patientMessages(patientKeys)).toEqual([]);
});

test('an unknown complaint is caught', () => {
  const messages = patientMessages(patientKeys, patient => {
    patient.complaint = 'tail-pain';
  });
  expect(messages).toEqual(['complaints that do not exist: tail-pain']);
});

test('unknown diagnoses are caught wherever they stand', () => {
  const messages = patientMessages(patientKeys, ({ reference }) => {
    reference.accepted.push('tail-rot');
    reference.mustNotMiss.push({ diagnosis: 'tail-loss', excludedBy: ['attribute:onset'] });
  });
  expect(messages).toEqual(['diagnoses that do not exist: tail-rot, tail-loss']);
});

test('unknown findings are caught in facts, in what is denied and in attributes of another symptom', () => {
  const messages = patientMessages(patientKeys, patient => {
    factOf(patient, 'presence:fever').ask = ['presence:tail'];
    patient.denies.wings = 'They would speak for a bird.';
    patient.reference.path = ['attribute:onset:horn'];
  });
  expect(messages).toEqual(['findings that do not exist: tail, wings, horn']);
});
