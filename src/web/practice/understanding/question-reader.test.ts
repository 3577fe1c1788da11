import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { ATTRIBUTES, type Intent } from '#domain/practice/intent.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { readingWords, understand } from '#domain/practice/understanding/understand.ts';
import { questionReader, wordsBy } from '#web/practice/understanding/question-reader.ts';

const FILE = readFileSync('src/web/practice/language.gen.json');

const CONTEXT: QuestionContext = {
  complaint: 'chest-pain',
  informant: 'self',
  lastIntents: ['open:start'],
  toldFindings: ['chest-pain'],
  sex: 'male',
  age: 58,
};

function opened() {
  const reader = questionReader();
  const bytes = new Uint8Array(FILE).buffer;
  return { reader, wording: structuredClone(reader.open(bytes)) };
}

describe('The reader of questions', () => {
  it('understands as the language does that the product is built with', () => {
    const { reader } = opened();
    for (const words of ['When did it start?', 'Any fever, chills or night sweats?', 'Zorp florble?'])
      expect(structuredClone(reader.read({ words, context: CONTEXT }))).toEqual(
        understand(wholeLanguage(), words, CONTEXT),
      );
  });

  it('gives the page what it needs to tell every intent in words', () => {
    const { wording } = opened();
    const wordsOf = wordsBy(wording);
    const keys = [...wholeLanguage().findingNames.keys(), 'not-in-the-language'];
    const intents: readonly Intent[] = [
      ...(wholeLanguage().words.keys() as Iterable<Intent>),
      ...keys.map((key): Intent => `presence:${key}`),
      ...ATTRIBUTES.map((attribute): Intent => `attribute:${attribute}:${keys[0]}`),
    ];
    expect(intents.map(wordsOf)).toEqual(intents.map(intent => readingWords(wholeLanguage(), intent)));
    expect(wording.jargon).toEqual(wholeLanguage().jargon);
  });

  it('reads nothing before it is opened', () => {
    const reader = questionReader();
    expect(() => reader.read({ words: 'Since when?', context: CONTEXT })).toThrow('not opened');
  });
});
