import { expect, test } from 'vitest';
import { patientEntries } from '#content/practice/patients/rules/patient-entries.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('an entry has fields of its section', () => {
  const messages = patientMessages(patientEntries, patient => {
    factOf(patient, 'history:illnesses').entry = { pastMedicalIllnesses: [{ name: 'Asthma' }] };
  });
  expect(messages).toEqual([]);
});

test('a section that does not exist is caught', () => {
  const messages = patientMessages(patientEntries, patient => {
    factOf(patient, 'history:illnesses').entry = { illnesses: [{ name: 'Asthma' }] };
  });
  expect(messages).toEqual([expect.stringContaining('"illnesses" is no section')]);
});

test('a field that does not exist, or of another kind, is caught', () => {
  const messages = patientMessages(patientEntries, patient => {
    factOf(patient, 'history:illnesses').entry = {
      pastMedicalIllnesses: [{ title: 'Asthma', erVisits: 'two' }],
    };
  });
  expect(messages).toEqual([
    'pastMedicalIllnesses has no field "title" of this kind',
    'pastMedicalIllnesses has no field "erVisits" of this kind',
  ]);
});
