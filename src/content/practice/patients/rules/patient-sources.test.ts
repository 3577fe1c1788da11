import { expect, test } from 'vitest';
import { patientSources } from '#content/practice/patients/rules/patient-sources.ts';
import { patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('a reference without a source, or with one that has no year, is caught', () => {
  expect(patientMessages(patientSources)).toEqual([]);
  const without = patientMessages(patientSources, ({ reference }) => {
    reference.sources = [];
  });
  expect(without).toEqual(['names no source']);
  const undated = patientMessages(patientSources, ({ reference }) => {
    reference.sources = ['A guideline'];
  });
  expect(undated).toEqual(['"A guideline" has no year or edition']);
});
