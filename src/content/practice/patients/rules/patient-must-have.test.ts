import { expect, test } from 'vitest';
import { patientMustHave } from '#content/practice/patients/rules/patient-must-have.ts';
import { patientMessages } from '#content/practice/patients/sample-patient.fixture.ts';

test('a file that says what every history asks is no fault', () => {
  expect(patientMessages(patientMustHave)).toEqual([]);
});

test('whatever is missing is named', () => {
  const messages = patientMessages(patientMustHave, patient => {
    patient.facts = patient.facts.filter(({ ask }) => !/allergies|smoking|concerns/.test(ask.join()));
  });
  expect(messages).toEqual(['says nothing of allergies, smoking, concerns']);
});

test('of a woman of 12 to 50 the last period is asked', () => {
  const messages = patientMessages(patientMustHave, ({ person }) => {
    Object.assign(person, { sex: 'female', age: 30 });
  });
  expect(messages).toEqual(['says nothing of last period']);
});

test('of a child birth, vaccinations and who lives at home are asked, and no trade', () => {
  const messages = patientMessages(patientMustHave, patient => {
    patient.person.age = 3;
    patient.facts = patient.facts.filter(({ ask }) => !/alcohol|occupation/.test(ask.join()));
  });
  expect(messages).toEqual(['says nothing of birth, vaccinations, who lives at home']);
});
