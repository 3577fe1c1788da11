import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageModel } from '#content/practice/understanding/build-model.ts';
import { LANGUAGE_FILE, printed } from '#content/practice/understanding/language-file.ts';
import { readLearnt } from '#content/practice/understanding/learnt-file.ts';
import { readLanguage } from '#content/practice/understanding/read-language.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { ATTRIBUTES, HISTORY_ITEMS, OPENINGS, TALK_ACTS, VIEWS } from '#domain/practice/intent.ts';

const { language, problems } = readLanguage();
const keys = new Set(wholeContent().findings.map(({ key }) => key));

const INTENTS = [
  ...ATTRIBUTES.map(attribute => `attribute:${attribute}`),
  ...HISTORY_ITEMS.map(item => `history:${item}`),
  ...OPENINGS.map(opening => `open:${opening}`),
  ...VIEWS.map(view => `ice:${view}`),
  ...TALK_ACTS.map(act => `talk:${act}`),
];

test('what content says of questions fits its schema', () => {
  expect(problems).toEqual([]);
});

test('every intent is listed once with words and description, in order', () => {
  const listed = language.intents.map(({ intent }) => intent);
  expect(listed.toSorted()).toEqual(INTENTS.toSorted());
});

test('there are at least 1,500 paraphrases, eight of every intent, and three ways of asking for every finding', () => {
  const counts = language.intents.map(({ intent }) => language.paraphrases.get(intent)?.length ?? 0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  expect([...keys].filter(key => (language.askedForFindings[key]?.length ?? 0) < 3)).toEqual([]);
  expect([...language.paraphrases.values()].flat().length).toBeGreaterThanOrEqual(1500);
});

test('what names a finding names one that exists', () => {
  const named = [
    ...Object.keys(language.findingSynonyms),
    ...Object.keys(language.askedForFindings),
    ...language.intents.flatMap(({ findings }) => findings),
  ];
  expect(named.filter(key => !keys.has(key))).toEqual([]);
});

test('the stored model is made of today’s content (else: npm run practice:build) and loads quickly', () => {
  const stored = readFileSync(LANGUAGE_FILE, 'utf8');
  expect(printed(languageModel(wholeContent(), language, readLearnt())) === stored).toBe(true);
  expect(gzipSync(stored).length).toBeLessThan(220_000);
});
