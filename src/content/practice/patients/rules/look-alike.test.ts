import { expect, test } from 'vitest';
import { lookAlike } from '#content/practice/patients/rules/look-alike.ts';
import { patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('a partner of the same complaint with another diagnosis is none', () => {
  expect(patientMessages(lookAlike)).toEqual([]);
});

test('a partner that does not exist is caught', () => {
  const messages = patientMessages(lookAlike, patient => {
    patient.lookAlike = 'butcher';
  });
  expect(messages).toEqual(['there is no patient butcher']);
});

test('a partner with the same diagnosis is caught', () => {
  const messages = patientMessages(lookAlike, ({ reference }) => {
    reference.diagnosis = 'reflux';
  });
  expect(messages).toEqual(['brewer has reflux, too', 'baker has reflux, too']);
});

test('a partner with another complaint is caught', () => {
  const messages = patientMessages(lookAlike, patient => {
    patient.complaint = 'cough';
  });
  expect(messages).toEqual(['brewer has another complaint', 'baker has another complaint']);
});
