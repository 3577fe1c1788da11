import { expect, test } from 'vitest';
import { patientNames } from '#content/practice/patients/rules/patient-names.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('every fact that is named is there, once', () => {
  expect(patientMessages(patientNames)).toEqual([]);
});

test('two facts of the same name are caught, and an id parts them', () => {
  const messages = patientMessages(patientNames, patient => {
    factOf(patient, 'presence:fever').ask = ['attribute:site'];
  });
  expect(messages).toEqual(['two facts are called attribute:site: give one an id']);
  const parted = patientMessages(patientNames, patient => {
    Object.assign(factOf(patient, 'presence:fever'), { ask: ['attribute:site'], id: 'other-place' });
  });
  expect(parted).toEqual([]);
});

test('a fact that nobody wrote is caught in the differential, in what must not be missed and in a cue', () => {
  const messages = patientMessages(patientNames, ({ reference, cues: [cue] }) => {
    reference.differential[0]?.for.push('tail');
    reference.mustNotMiss[0]?.excludedBy.push('wings');
    if (cue !== undefined) cue.in = 'horn';
  });
  expect(messages).toEqual([
    'the differential names tail, but no fact is called so',
    'what must not be missed names wings, but no fact is called so',
    'a cue names horn, but no fact is called so',
  ]);
});
