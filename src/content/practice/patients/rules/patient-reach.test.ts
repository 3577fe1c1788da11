import { expect, test } from 'vitest';
import { patientReach } from '#content/practice/patients/rules/patient-reach.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('a fact that matters and that only small talk would bring is caught', () => {
  expect(patientMessages(patientReach)).toEqual([]);
  const messages = patientMessages(patientReach, patient => {
    factOf(patient, 'attribute:onset').ask = ['talk:small-talk'];
  });
  expect(messages).toEqual(['talk:small-talk: no question reaches it']);
});

test('a finding that nobody of this sex can have is asked of nobody', () => {
  const messages = patientMessages(patientReach, (patient, content) => {
    factOf(patient, 'presence:fever').weight = 'relevant';
    for (const finding of content.findings) finding.for = 'female';
  });
  expect(messages).toEqual(['presence:fever: no question reaches it']);
});
