import { expect, test } from 'vitest';
import { patientExpert } from '#content/practice/patients/rules/patient-expert.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

/** Only of the first: the second sample patient begins like it, and so has the diagnosis of the first. */
const ofBaker = (messages: readonly string[]) => messages.filter(message => !message.includes('reflux'));

test('by what the expert is told the diagnosis comes first', () => {
  expect(ofBaker(patientMessages(patientExpert))).toEqual([]);
});

test('an essential fact that the path leaves out is caught', () => {
  const messages = patientMessages(patientExpert, ({ reference }) => {
    reference.path = ['open:start', 'attribute:onset', 'attribute:site', 'attribute:duration'];
  });
  expect(messages).toContain("attribute:radiation: is essential, but the expert's path does not reach it");
});

test('a history that leads to another diagnosis is caught', () => {
  const messages = patientMessages(patientExpert, patient => {
    factOf(patient, 'attribute:radiation').answers = { spread: 'It does not spread' };
    factOf(patient, 'attribute:duration').answers = { length: '3 days' };
    factOf(patient, 'attribute:onset').answers = { onset: 'Within seconds' };
  });
  expect(messages.join('\n')).toContain('Name of infarction does not come first by the likelihood: Name of');
});
