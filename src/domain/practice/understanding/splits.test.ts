import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { toldJustNow } from '#domain/practice/understanding/splits.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

const DIARRHOEA: QuestionContext = { ...FIRST_QUESTION, complaint: 'diarrhoea', sex: 'male', age: 58 };

const asked = (utterance: string) =>
  understand(wholeLanguage(), utterance, DIARRHOEA).parts.map(({ intent }) => intent);

test('what is repeated of an answer is what is spoken of, in the sentence of the question or before it', () => {
  expect(asked('So a bit of a fever, and when did that start?')).toEqual(['attribute:onset:fever']);
  expect(asked('Okay. So you had a fever. When did that start?')).toEqual(['attribute:onset:fever']);
});

test('what is not there is not spoken of, nor is the complaint', () => {
  expect(asked('So no fever. When did it start?')).toEqual(['attribute:onset']);
  for (const told of ['no fever', 'the diarrhoea', ''])
    expect(toldJustNow(wholeLanguage(), told, DIARRHOEA)).toEqual(DIARRHOEA);
  expect(toldJustNow(wholeLanguage(), 'a bit of a fever', DIARRHOEA).toldFindings).toEqual(['fever']);
});
