import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { LANGUAGE_FILE } from '#content/practice/understanding/language-file.ts';
import { ask } from '#domain/practice/consultation/ask.ts';
import {
  beginConsultation,
  type Consultation,
  toldFacts,
} from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import { openLanguage } from '#domain/practice/understanding/language.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

const language = openLanguage(JSON.parse(readFileSync(LANGUAGE_FILE, 'utf8')));

/** What a student says, word for word, as the product understands it. */
function spoken(consultation: Consultation, words: string): Consultation {
  return ask(consultation, words, understand(language, words, questionContext(consultation)));
}

function driver(): Consultation {
  const found = examplePatients().patients.find(({ file }) => file.includes('bus-driver'));
  if (found === undefined) throw new Error('the driver has gone');
  return beginConsultation(found.patient, '2026-11-22');
}

test('a student who asks in plain words is told what the file says', () => {
  const consultation = [
    'What brings you in today?',
    'When did it start?',
    'Does it go anywhere else?',
    'Do you feel sick or sweaty with it?',
    'Do you have any medical conditions?',
    'What medications do you take?',
    'Any allergies?',
    'Do you smoke?',
    'Is there anything you are worried about?',
  ].reduce(spoken, driver());
  const told = toldFacts(consultation).map(({ factId }) => factId);
  expect(told).toEqual(
    expect.arrayContaining([
      'attribute:site',
      'attribute:duration',
      'attribute:radiation',
      'nausea',
      'sweating',
      'hypertension',
      'diabetes',
      'history:medicines',
      'history:allergies',
      'smoking',
      'ice:concerns',
    ]),
  );
});

test('what has nothing to do with it is asked back', () => {
  const asked = spoken(driver(), 'What is the capital of France?');
  expect(asked.lines.at(-1)).toMatchObject({ by: 'patient', facts: [] });
});

test('a question refers to what was said before', () => {
  const told = ['Do you smoke?', 'How many a day?'].reduce(spoken, driver());
  expect(told.lines.at(-1)?.text).toMatch(/twenty a day/i);
});
