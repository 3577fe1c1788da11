import { expect, test } from 'vitest';
import { lessonsOf } from '#content/practice/understanding/lessons.ts';
import type { ConsultationEntry } from '#content/practice/understanding/schema.ts';
import { NO_SENTENCES } from '#content/schema/sentences-to-try.ts';
import { openLexicon } from '#domain/practice/understanding/words.ts';

const lexicon = openLexicon({ same: {}, fillers: ['okay'], openers: [], functionWords: [] });

const consultation = (spoken: boolean): ConsultationEntry => ({
  complaint: 'cough',
  sex: 'female',
  age: 40,
  informant: 'self',
  spoken,
  turns: [
    { told: '', ask: 'Okay. When did it start?', is: ['attribute:onset'], or: [] },
    { told: '', ask: 'Any fever, any chills?', is: ['presence:fever', 'presence:chills'], or: [] },
  ],
});

const lessonsIn = (spoken: boolean) =>
  lessonsOf({
    content: { findings: [], sentencesToTry: NO_SENTENCES },
    language: {
      intents: [],
      paraphrases: new Map(),
      askedForFindings: {},
      consultations: [consultation(spoken)],
    },
    lexicon,
    findings: [],
  });

test('what is put down as one speaks counts four times as much', () => {
  const weights = (spoken: boolean) => lessonsIn(spoken).map(({ weight }) => weight);
  expect(weights(false)).toEqual([2, 4, 2, 2]);
  expect(weights(true)).toEqual([8, 16, 8, 8]);
});

test('what was asked teaches with all words but those that say only that something was heard', () => {
  const said = lessonsIn(true).map(({ tokens, asks }) => [tokens.map(({ word }) => word).join(' '), ...asks]);
  expect(said[0]).toEqual(['when did it start', 'attribute:onset']);
  expect(said[1]).toEqual(['any fever any chills', 'presence:fever', 'presence:chills']);
});
