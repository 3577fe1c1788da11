import { expect, test } from 'vitest';
import { patientAnswers } from '#content/practice/patients/rules/patient-answers.ts';
import { factOf, patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('what facts mean may leave questions open', () => {
  expect(patientMessages(patientAnswers)).toEqual([]);
});

test.each([
  ['an answer to no question', { tail: 'Yes' }, 'there is no such question'],
  ['a choice that does not exist', { onset: 'At dawn' }, 'there is no choice "At dawn"'],
  ['a duration without unit', { length: '2' }, 'is no duration'],
])('%s is caught', (_, answers, message) => {
  const messages = patientMessages(patientAnswers, patient => {
    factOf(patient, 'attribute:onset').answers = answers;
  });
  expect(messages.join()).toContain(message);
});

test('what two facts answer to a question with one answer is caught', () => {
  const messages = patientMessages(patientAnswers, patient => {
    factOf(patient, 'attribute:site').answers = { onset: 'Not sure' };
  });
  expect(messages.join()).toContain('chest-pain/onset: needs one choice');
});
