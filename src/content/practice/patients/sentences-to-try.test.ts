import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { GENERAL_INTENTS } from '#content/practice/patients/random-questioner.fixture.ts';
import { LANGUAGE_FILE } from '#content/practice/understanding/language-file.ts';
import { readJargon } from '#content/practice/understanding/read-language.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { beginConsultation } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { openLanguage } from '#domain/practice/understanding/language.ts';
import { mannerOf, openJargon } from '#domain/practice/understanding/manner.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

const { instead, asking, ofFindings, ofChild } = wholeContent().sentencesToTry;
const jargon = openJargon(readJargon().map(({ word, plain }) => [word, plain]));

test('there is a sentence for everything that can be asked without naming a finding', () => {
  expect(GENERAL_INTENTS.filter(intent => (asking[intent] ?? '') === '')).toEqual([]);
});

test('no sentence to try suggests its answer or has a word that patients may not know', () => {
  const ofPatients = examplePatients().patients.flatMap(({ reference }) =>
    reference.facts.map(fact => fact.try),
  );
  const faulty = [
    ...Object.values(instead),
    ...Object.values(asking),
    ...Object.values(ofFindings),
    ...Object.values(ofChild),
    ...ofPatients,
  ].filter(sentence => {
    const manner = mannerOf(jargon, sentence ?? '', []);
    return manner.isLeading || manner.jargon.length > 0;
  });
  expect(faulty).toEqual([]);
});

/** What is asked of everybody is tried with every tenth patient. */
const EACH_GENERAL = 10;

test('nearly every sentence to try is understood as what it is to ask', () => {
  const language = openLanguage(JSON.parse(readFileSync(LANGUAGE_FILE, 'utf8')));
  const tried = examplePatients().patients.flatMap(({ patient, reference }, place) => {
    const context = questionContext(beginConsultation(patient, '2026-11-22'));
    const isUnderstood = (sentence: string, asks: readonly Intent[]) => {
      const { outcome, parts } = understand(language, sentence, context);
      return outcome === 'understood' && parts.some(({ intent }) => asks.includes(intent));
    };
    return [
      ...(place % EACH_GENERAL === 0 ? GENERAL_INTENTS : []).map(intent =>
        isUnderstood(asking[intent] ?? '', [intent]),
      ),
      ...reference.facts.map(({ id, try: sentence }) =>
        isUnderstood(sentence, patient.facts.find(fact => fact.id === id)?.asks ?? []),
      ),
    ];
  });
  const share = tried.filter(Boolean).length / tried.length;
  console.log(`understood ${(share * 100).toFixed(1)} % of ${tried.length}`);
  expect(share).toBeGreaterThan(0.945);
});

test('every fact of a patient has a title and a question that brings it', () => {
  for (const { reference } of examplePatients().patients)
    for (const { title, try: sentence } of reference.facts) {
      expect(title).not.toMatch(/^$|:[a-z]/);
      expect(sentence).toMatch(/[.?]$/);
    }
});

test('of a small child nobody asks whether it smokes or works, but of those around it', () => {
  const askedOf = (isChild: boolean) =>
    examplePatients()
      .patients.filter(({ patient }) => patient.person.age < 12 === isChild)
      .flatMap(({ reference }) => reference.questions)
      .filter(({ intent }) => intent === 'history:smoking')
      .map(({ ask }) => ask);
  expect(new Set(askedOf(true))).toEqual(new Set(['Does anybody smoke at home or around the child?']));
  expect(askedOf(false)).toContain('Do you smoke, or did you ever?');
});

test('a finding without a question of its own is asked for as people ask, not by its name in a frame', () => {
  const asked = examplePatients().patients.flatMap(({ reference }) =>
    reference.questions.map(({ ask }) => ask),
  );
  // The names of findings are often statements: "the accounts of the injury differ", "I have become shorter".
  const stilted =
    /^(?:Have you noticed|Have you ever had|What about) (?:I|my|the child|will|cannot|tried|past|the accounts)\b/;
  expect(asked.filter(ask => stilted.test(ask))).toEqual([]);
  expect(asked).toContain('Does your thumb leave a pit in the swelling?');
});

/** Every question of every patient, with whom it is asked about. */
const allQuestions = () =>
  examplePatients().patients.flatMap(({ patient: { person }, reference }) =>
    reference.questions.map(({ intent, ask }) => ({ person, intent, ask })),
  );

test('every question with words of its own is of a finding that exists', () => {
  const keys = new Set(wholeContent().findings.map(({ key }) => key));
  expect(Object.keys(ofFindings).filter(key => !keys.has(key))).toEqual([]);
});

test('nobody is asked for a finding in the words of a textbook', () => {
  const ofTextbooks =
    /\b(?:level of consciousness|cyanosis|mastoid|prone|asphyxia|disinhibited|posturing|work of breathing|apgars?)\b/i;
  expect(allQuestions().flatMap(({ ask }) => (ofTextbooks.test(ask) ? [ask] : []))).toEqual([]);
});

test('what is asked about a finding names it as a thing, also where patients tell it in a sentence', () => {
  const asked = allQuestions().filter(({ intent }) => /^attribute:[a-z-]+:/.test(intent));
  expect(asked.map(({ ask }) => ask)).toContain('When did the vomiting begin?');
  expect(
    asked.filter(({ ask }) => !/\bthe \p{Ll}/u.test(ask) || /\bthe (?:an?|the|i|my)\b/i.test(ask)),
  ).toEqual([]);
});

test('whether somebody was ever pregnant is asked of no child and no man, nor of the mother of one', () => {
  const asked = allQuestions().filter(({ ask }) => /been pregnant|you be pregnant/.test(ask));
  expect(asked.filter(({ person }) => person.age < 12 || person.sex === 'male')).toEqual([]);
});
