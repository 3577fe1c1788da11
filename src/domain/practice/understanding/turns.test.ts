import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { asksOf, TURN_SIGNS, waysOf } from '#domain/practice/understanding/turns.ts';

const CONTEXT: QuestionContext = FIRST_QUESTION;

const ways = (said: string) => waysOf(wholeLanguage(), sentencesOf(said), CONTEXT);

const asked = (said: string) => ways(said).map(({ parts }) => parts.flatMap(asksOf).join(' '));

test('sentences stand for themselves, or together for one question, or for none', () => {
  const all = asked('How quickly did it come on? Seconds, minutes?');
  expect(all).toContain('attribute:onset-manner');
  expect(all).toContain('');
});

test('a statement before a question is at first taken for what was told', () => {
  const [first] = asked('You have a headache. Any fever?');
  expect(first).toBe('presence:fever');
});

test('what was asked just before in one breath may be spoken of', () => {
  expect(asked('Any weight loss? How much?')).toContain('presence:weight-loss attribute:amount:weight-loss');
});

test('however much is said at once, few ways are tried, and all that speaks for them is a number', () => {
  const many = ways(
    'Any fever? Any cough? Any rash? Any pain? Are you sick? Do you smoke? Do you drink? Why?',
  );
  expect(many.length).toBeLessThanOrEqual(60);
  for (const { evidence } of many)
    expect(TURN_SIGNS.every(sign => Number.isFinite(evidence[sign]))).toBe(true);
});

test('what was asked before counts as asked again, apart where a statement repeats it', () => {
  const after: QuestionContext = { ...CONTEXT, lastIntents: ['presence:fever', 'talk:empathy'] };
  const evidence = waysOf(wholeLanguage(), sentencesOf('So you had a fever. Any cough?'), after).map(
    ({ parts, evidence: { again, statementsAgain } }) => [
      parts.flatMap(asksOf).join(' '),
      again,
      statementsAgain,
    ],
  );
  expect(evidence).toContainEqual(['presence:cough', 0, 0]);
  expect(evidence).toContainEqual(['presence:fever presence:cough', 1, 1]);
});

test('it is told whether the last question is left out', () => {
  const last = ways('Any fever? Any cough?').map(({ parts, evidence }) => [
    parts.flatMap(asksOf).join(' '),
    evidence.droppedLast,
  ]);
  expect(last).toContainEqual(['presence:cough', 0]);
  expect(last).toContainEqual(['presence:fever', 1]);
});
