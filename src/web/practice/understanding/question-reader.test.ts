import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { debriefOfAttempt } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { COMMITMENT, REFERENCE, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { ATTRIBUTES, type Intent } from '#domain/practice/intent.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';
import { sealReference } from '#domain/practice/patient/seal.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { readingWords, understand } from '#domain/practice/understanding/understand.ts';
import { questionReader, wordsBy } from '#web/practice/understanding/question-reader.ts';

const FILE = readFileSync('src/web/practice/language.gen.json');

const CONTEXT: QuestionContext = {
  complaint: 'chest-pain',
  informant: 'self',
  lastIntents: ['open:start'],
  toldFindings: ['chest-pain'],
  ownFindings: [],
  toldLast: [],
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
  });

  it('makes the debrief as the server does', () => {
    const { reader } = opened();
    const patient = { ...BAKER, sealed: sealReference(REFERENCE, BAKER.id) };
    const { today, lines } = talkedOf([['Any dyspnoea on exertion?', 'presence:dyspnea']]);
    const attempt = { today, lines, midway: null, commitment: COMMITMENT, again: null };
    const debriefed = structuredClone(reader.debrief({ patient, attempt }));
    expect(debriefed?.debrief.craft.jargon).toHaveLength(1);
    expect(debriefed).toEqual(debriefOfAttempt({ patient, attempt, language: wholeLanguage() }));
  });

  it('reads nothing before it is opened', () => {
    const reader = questionReader();
    expect(() => reader.read({ words: 'Since when?', context: CONTEXT })).toThrow('not opened');
  });
});
