import { expect, test } from 'vitest';
import { patientContradictions } from '#content/practice/patients/rules/patient-contradictions.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('a patient who says everything one way is no fault', () => {
  expect(patientMessages(patientContradictions)).toEqual([]);
});

test('a finding that is told and denied is caught', () => {
  const messages = patientMessages(patientContradictions, patient => {
    factOf(patient, 'attribute:site').ask.push('presence:fever');
  });
  expect(messages).toEqual(['fever is present by attribute:site, and denied by presence:fever']);
});

test('a finding that is denied, though it follows from another, is caught', () => {
  const messages = patientMessages(patientContradictions, (patient, content) => {
    factOf(patient, 'attribute:site').ask.push('presence:chest-pain');
    content.impliedFindings = { 'chest-pain': ['fever'] };
  });
  expect(messages).toEqual([expect.stringContaining('from which it follows, and denied by presence:fever')]);
});

test('an answer that says the opposite of a fact is caught', () => {
  const messages = patientMessages(patientContradictions, patient => {
    factOf(patient, 'attribute:site').answers = { with: ['Fever'] };
  });
  expect(messages).toEqual(['fever is present by the answer "Fever", and denied by presence:fever']);
});

test('"None of these" says the opposite of all that it denies', () => {
  const messages = patientMessages(patientContradictions, patient => {
    factOf(patient, 'presence:fever').is = 'present';
    factOf(patient, 'attribute:site').answers = { with: ['None of these'] };
  });
  expect(messages).toEqual(['fever is present by presence:fever, and denied by the answer "None of these"']);
});

test('a finding that only an answer holds would be denied when asked for: it is caught', () => {
  const messages = patientMessages(patientContradictions, patient => {
    factOf(patient, 'presence:fever').ask = ['attribute:course'];
    factOf(patient, 'attribute:site').answers = { with: ['Fever'] };
  });
  expect(messages).toEqual(['the answer "Fever" means fever, but no fact is asked by presence:fever']);
});
