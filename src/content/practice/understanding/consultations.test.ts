import { expect, test } from 'vitest';
import { answeredQuestionsOf, questionsOf } from '#content/practice/understanding/consultations.ts';
import { consultation } from '#content/practice/understanding/schema.ts';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';

const COUGH = consultation.parse({
  complaint: 'cough',
  sex: 'female',
  age: 40,
  informant: 'self',
  turns: [
    { ask: 'What brings you in?', is: ['open:start'] },
    { told: 'I have a cough.', ask: 'Any fever?', is: ['presence:fever'] },
    {
      told: 'No fever, but I get a bit of a wheeze.',
      ask: 'When did that start?',
      is: ['attribute:onset:wheeze'],
    },
    { told: 'On Monday.', ask: 'Do you smoke?', is: ['history:smoking'] },
  ],
});

test('what was asked before is known, and that what more is asked about was told', () => {
  const contexts = questionsOf(COUGH).map(({ context }) => context);
  expect(contexts.at(-1)?.lastIntents).toEqual(['open:start', 'presence:fever', 'attribute:onset:wheeze']);
  expect(contexts.map(({ toldFindings }) => toldFindings)).toEqual([[], [], ['wheeze'], []]);
});

test('an answer tells the symptoms it names and does not deny, besides the complaint', () => {
  const contexts = answeredQuestionsOf(wholeLanguage(), COUGH).map(({ context }) => context);
  expect(contexts.map(({ toldLast }) => toldLast)).toEqual([[], [], ['wheeze'], []]);
  expect(contexts.at(-1)?.toldFindings).toEqual(['wheeze']);
});
