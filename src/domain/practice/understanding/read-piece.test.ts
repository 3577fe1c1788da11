import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { meant, optionsOfPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

const language = wholeLanguage();

const COUGH: QuestionContext = {
  complaint: 'cough',
  informant: 'self',
  lastIntents: [],
  toldFindings: [],
  sex: 'male',
  age: 58,
};

function whose(said: string, attribute: Intent, context: Partial<QuestionContext>): Intent {
  const now = { ...COUGH, ...context };
  return meant(language, attribute, optionsOfPiece(language, said, now).heard, now);
}

const BRUISED = { lastIntents: ['presence:rash'], toldFindings: ['easy-bruising'] } as const;

const VOMITED = { lastIntents: ['presence:vomiting'], toldFindings: ['vomiting'] } as const;

test('a few words go on with what was told last', () => {
  expect(whose('how many times a day would that be', 'attribute:frequency', VOMITED)).toBe(
    'attribute:frequency:vomiting',
  );
  expect(whose('how often is that happening now', 'attribute:frequency', VOMITED)).toBe(
    'attribute:frequency:vomiting',
  );
  expect(whose('how often', 'attribute:frequency', { ...VOMITED, toldFindings: [] })).toBe(
    'attribute:frequency',
  );
});

test('what is named and was told is asked about, also where it is', () => {
  expect(whose('where are the bruises', 'attribute:site', BRUISED)).toBe('attribute:site:easy-bruising');
  expect(whose('is it worse with the bruises', 'attribute:aggravating', BRUISED)).toBe(
    'attribute:aggravating',
  );
});

test('"the pain" is what was told that is called so, unless the complaint is', () => {
  const told = { lastIntents: VOMITED.lastIntents, toldFindings: ['abdominal-pain', 'vomiting'] } as const;
  expect(whose('when did the pain start', 'attribute:onset', { ...told, complaint: 'diarrhoea' })).toBe(
    'attribute:onset:abdominal-pain',
  );
  expect(whose('when did the pain start', 'attribute:onset', { ...told, complaint: 'back-pain' })).toBe(
    'attribute:onset',
  );
});
