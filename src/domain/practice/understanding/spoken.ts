import type { Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Sentence } from '#domain/practice/understanding/pieces.ts';
import { personOf, type SpokenIn, topicsOf } from '#domain/practice/understanding/topics.ts';
import { type OpenLexicon, type Token, wordsOf } from '#domain/practice/understanding/words.ts';

/** A piece of an utterance as it is understood: rows of the encoder by their names. */
export type Spoken = {
  /** What stands at each place: a word, and what it is part of the name of. */
  readonly places: readonly { readonly word: string; readonly mask: string | null }[];
  /** Who is spoken to. */
  readonly person: readonly string[];
  /** What was spoken of before. */
  readonly topics: readonly string[];
};

/** Before the first word, and behind the last. */
const START = '^';

const END = '$';

/** So much of an utterance is heard. */
const LONGEST = 36;

/** Where a sentence of several ends. */
const END_OF_SENTENCE = /(?<=[?.])\s+/;

/** What stands between sentences. */
export const AFTER_QUESTION: Token = { word: '|', stem: '|?' };

const AFTER_STATEMENT: Token = { word: '|', stem: '|.' };

/** Sentences in a row as one text. */
export function inRow(sentences: readonly Pick<Sentence, 'whole' | 'isQuestion'>[]): string {
  return sentences
    .map(({ whole, isQuestion }, place) =>
      place === sentences.length - 1 ? whole : `${whole}${isQuestion ? '?' : '.'}`,
    )
    .join(' ');
}

/** The words of one sentence or of several in a row, with a mark between them. */
export function wordsInRow(lexicon: OpenLexicon, text: string): readonly Token[] {
  const sentences = text.split(END_OF_SENTENCE);
  return sentences.flatMap((sentence, place) => {
    const words = wordsOf(lexicon, sentence);
    if (place === sentences.length - 1) return words;
    return [...words, sentence.endsWith('?') ? AFTER_QUESTION : AFTER_STATEMENT];
  });
}

/** Whether it stands between sentences and is no word. */
export function isBoundary({ word }: Token): boolean {
  return word === AFTER_QUESTION.word;
}

/** The words of a piece in their order, what they name, and what was spoken of before. */
export function spoken(tokens: readonly Token[], mentions: readonly Mention[], before: SpokenIn): Spoken {
  const words = tokens.slice(0, LONGEST).map(({ stem }, place) => {
    const mention = mentions.find(({ from, to }) => from <= place && place < to);
    return { word: stem, mask: mention === undefined ? null : maskOf(mention) };
  });
  return {
    places: [{ word: START, mask: null }, ...words, { word: END, mask: null }],
    person: personOf(before),
    topics: topicsOf(before),
  };
}

/** All rows that a piece has. */
export function rowNamesOf({ places, person, topics }: Spoken): readonly string[] {
  const said = places.flatMap(({ word, mask }) => (mask === null ? [word] : [word, mask]));
  return [...said, ...person, ...topics];
}

/** What kind of thing a name names. */
function maskOf({ isGeneric, findings: [first] }: Mention): string {
  return `<${isGeneric ? 'it' : (first?.kind ?? 'item')}>`;
}
