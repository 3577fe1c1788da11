import { expect, test } from 'vitest';
import { patientCues } from '#content/practice/patients/rules/patient-cues.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('a cue that its fact does not say is caught', () => {
  expect(patientMessages(patientCues)).toEqual([]);
  const messages = patientMessages(patientCues, patient => {
    factOf(patient, 'ice:impact').says = 'I had to go.';
  });
  expect(messages).toEqual(['bread: ice:impact does not say "leave my bread"']);
});
