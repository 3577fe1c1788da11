import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { GENERAL_INTENTS } from '#content/practice/patients/random-questioner.fixture.ts';
import { readLanguage } from '#content/practice/understanding/read-language.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { mannerOf, openJargon } from '#domain/practice/understanding/manner.ts';

const { instead, asking } = wholeContent().sentencesToTry;
const jargon = openJargon(readLanguage().language.jargon.map(({ word, plain }) => [word, plain]));

test('there is a sentence for everything that can be asked without naming a finding', () => {
  expect(GENERAL_INTENTS.filter(intent => (asking[intent] ?? '') === '')).toEqual([]);
});

test('no sentence to try suggests its answer or has a word that patients may not know', () => {
  const ofPatients = examplePatients().patients.flatMap(({ reference }) =>
    reference.facts.map(fact => fact.try),
  );
  const faulty = [...Object.values(instead), ...Object.values(asking), ...ofPatients].filter(sentence => {
    const manner = mannerOf(jargon, sentence ?? '', []);
    return manner.isLeading || manner.jargon.length > 0;
  });
  expect(faulty).toEqual([]);
});

test('every fact of a patient has a title and a question that brings it', () => {
  for (const { reference } of examplePatients().patients)
    for (const { title, try: sentence } of reference.facts) {
      expect(title).not.toMatch(/^$|:[a-z]/);
      expect(sentence).toMatch(/[.?]$/);
    }
});
