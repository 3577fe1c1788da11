import type { Lexicon } from '#domain/practice/understanding/language-model.ts';
import { stem } from '#domain/practice/understanding/stem.ts';

/** A word as it was said, in lower case, and as it is compared. */
export type Token = { readonly word: string; readonly stem: string };

/** A lexicon ready to be used. */
export type OpenLexicon = {
  readonly same: ReadonlyMap<string, string>;
  readonly fillers: ReadonlySet<string>;
  readonly openers: ReadonlySet<string>;
  readonly functionStems: ReadonlySet<string>;
};

/** More than anybody says at once; what comes after is not heard. */
const LONGEST = 600;

/** How the same words are written in speech and in messages. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc`´]/g, "'"],
  [/\bca(?:n't|nt)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|who|how|it|that|there|here|he|she|name|this)'s\b/g, '$1 is'],
  [/\b(what|where|when|how|hows)s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\bi'?m\b/g, 'i am'],
  [/'s\b/g, ''],
  [
    /\b(?:in|over|within|during) the (?:last|past) (?:(?:few|couple of|several|\w+) )?(?:days?|weeks?|months?|years?)(?: or (?:so|two|days|weeks|months|years))?\b/g,
    'recently',
  ],
  [/\bgonna\b/g, 'going to'],
  [/\bd'?(?:you|ya)\b/g, 'do you'],
  [/'/g, ''],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\bn\b/g, 'and'],
];

/** Opens what the content says of words. */
export function openLexicon({ same, fillers, openers, functionWords }: Lexicon): OpenLexicon {
  return {
    same: new Map(Object.entries(same)),
    fillers: new Set(fillers),
    openers: new Set(openers),
    functionStems: new Set(functionWords.map(word => stem(same[word] ?? word))),
  };
}

/** Words in one way of writing, with their punctuation. */
export function written(utterance: string): string {
  return WRITTEN.reduce(
    (text, [from, to]) => text.replace(from, to),
    utterance.slice(0, LONGEST).normalize('NFKC').toLowerCase(),
  );
}

/** The words of something written, without fillers, openers and repeats; all of them if nothing else is left. */
export function wordsOf(lexicon: OpenLexicon, text: string): readonly Token[] {
  const all = written(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(word => word !== '');
  const said = all.filter(word => !lexicon.fillers.has(word));
  const opened = said.findIndex(word => !lexicon.openers.has(word));
  const kept = opened === -1 ? said.slice(-1) : said.slice(opened);
  return withoutRepeats(kept.length === 0 ? all : kept).map(word => tokenOf(lexicon, word));
}

/** The stems that are evidence of what is named, each once. */
export function contentStems({ functionStems }: OpenLexicon, tokens: readonly Token[]): readonly string[] {
  return [...new Set(tokens.map(token => token.stem).filter(each => !functionStems.has(each)))];
}

function tokenOf({ same }: OpenLexicon, word: string): Token {
  return { word, stem: stem(same.get(word) ?? word) };
}

/** "does it, does it go anywhere" is said once. */
function withoutRepeats(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const word of words) {
    kept.push(word);
    const length = [1, 2, 3, 4].find(
      each => kept.length >= 2 * each && same(kept.slice(-2 * each, -each), kept.slice(-each)),
    );
    if (length !== undefined) kept.length -= length;
  }
  return kept;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word, place) => word === other[place]);
}
