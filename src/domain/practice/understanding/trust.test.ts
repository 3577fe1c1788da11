import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { likeliestOf, trustIn } from '#domain/practice/understanding/trust.ts';

const CONTEXT: QuestionContext = { ...FIRST_QUESTION, complaint: 'chest-pain', sex: 'male', age: 58 };

function trust(said: string): number {
  const found = likeliestOf(wholeLanguage(), sentencesOf(said), CONTEXT);
  return found === null ? 0 : trustIn(wholeLanguage(), found.evidence);
}

test('a plain question is trusted more than one in strange words', () => {
  expect(trust('When did it start?')).toBeGreaterThan(0.8);
  expect(trust('Zorp the florble when?')).toBeLessThan(trust('When did it start?') - 0.2);
});

test('of nothing said there is nothing to trust', () => {
  expect(likeliestOf(wholeLanguage(), sentencesOf(' … '), CONTEXT)).toBeNull();
});

test('it is told how likely more is asked than was understood, and in how many places it may be', () => {
  const evidence = (said: string) => likeliestOf(wholeLanguage(), sentencesOf(said), CONTEXT)?.evidence;
  const one = evidence('Any fever?');
  const more = evidence('Any pain in the arm, or the jaw, or shoulder?');
  expect(more?.more).toBeGreaterThan(one?.more ?? 0);
  expect([one?.breaks, more?.breaks, one?.sentences, evidence('Any fever? Any cough?')?.sentences]).toEqual([
    0, 4, 0, 1,
  ]);
});
