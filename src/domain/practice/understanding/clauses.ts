import type { Lexicon } from '#domain/practice/understanding/language-model.ts';
import { stem } from '#domain/practice/understanding/stem.ts';

/** A word as it was said, in lower case, and as it is compared. */
export type Token = { readonly word: string; readonly stem: string };

/** What is said in one breath. */
export type Clause = readonly Token[];

/** A lexicon ready to be used. */
export type OpenLexicon = {
  readonly same: ReadonlyMap<string, string>;
  readonly replaced: readonly (readonly [RegExp, string])[];
  readonly functionStems: ReadonlySet<string>;
};

/** More than anybody says at once; what comes after is not heard. */
const LONGEST = 600;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc`´]/g, "'"],
  [/\b(ca)n't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|who|how|it|that|there|here|he|she|name|this)'s\b/g, '$1 is'],
  [/\b(what|where|when|how)s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\bi'm\b/g, 'i am'],
  [/'s\b/g, ''],
  [/\b(gonna)\b/g, 'going to'],
  [/\bd'?you\b/g, 'do you'],
  [/'/g, ''],
  [/\bu\b/g, 'you'],
];

const QUESTION_WORD =
  '(?:what|when|where|which|who|why|how|whether|does|do|did|is|are|was|were|have|has|had|can|could|would|will|any|anything|anyone|anybody)';

const SENTENCE_ENDS = /[.?!;\n]+(?=\s|$)/;

/** Where a clause ends within a sentence. */
const ENDS: readonly RegExp[] = [
  new RegExp(`[,\\u2014\\u2013-]+\\s+(?=(?:and |or |but |so |also )?${QUESTION_WORD}\\b)`, 'g'),
  new RegExp(`\\b(?:and|also|but|so)\\s+(?=(?:also |then |so )?${QUESTION_WORD}\\b)`, 'g'),
];

/** Opens what the content says of words. */
export function openLexicon({ same, phrases, fillers, functionWords }: Lexicon): OpenLexicon {
  const longestFirst = [...phrases, ...fillers.map(filler => [filler, ''] as const)].toSorted(
    ([one], [other]) => other.length - one.length,
  );
  return {
    same: new Map(Object.entries(same)),
    replaced: longestFirst.map(([from, to]) => [new RegExp(`(?<=^|\\s)${from}(?=\\s|$)`, 'g'), to]),
    functionStems: new Set(functionWords.map(word => stem(same[word] ?? word))),
  };
}

/** What leads up to a question belongs to it: "If you rest, does it go away?" */
const LEAD =
  /^(?:(?:and|so|but|okay|um|er|uh|right|well|then|now)\s+)*(?:since|if|as well as|along with|in terms of|as far as|as for|regarding|whenever|with|while|when(?! (?:did|do|does|is|was|were|are|have|has|had|will|would|can|could|exactly|about|was)\b))\b/;

/** What is left out of a question: "Apart from the pain, anything else?" */
const LEFT_OUT =
  /^(?:(?:and|so|but|okay|um|er|uh|right|well|alright|now)\s+)*(?:apart from|other than|besides|aside from|except(?: for)?|you (?:mentioned|said|told me|were saying|have told me)|i know (?:that )?you)\b/;

/** The clauses of an utterance, without fillers and repeats; none if nothing was said. */
export function clausesOf(lexicon: OpenLexicon, utterance: string): readonly Clause[] {
  const plain = CONTRACTIONS.reduce(
    (text, [from, to]) => text.replace(from, to),
    utterance.slice(0, LONGEST).normalize('NFKC').toLowerCase(),
  );
  const pieces = plain
    .replace(/(\d)\.(\d)/g, '$1 $2')
    .split(SENTENCE_ENDS)
    .flatMap(sentence => withLeads(piecesOf(sentence)));
  const telling = pieces.filter(piece => meantWords(lexicon, bareText(piece)) !== '');
  return (telling.length === 0 ? pieces : telling).map(piece => clauseOf(lexicon, piece));
}

function piecesOf(sentence: string): readonly string[] {
  return ENDS.reduce((text, end) => text.replace(end, '\n'), sentence)
    .split('\n')
    .map(piece => piece.trim())
    .filter(piece => bareText(piece) !== '')
    .filter((piece, place, pieces) => pieces[place + 1]?.startsWith(piece) !== true);
}

/** Pieces that lead up to a question joined to it, and what is left out of it gone. */
function withLeads(pieces: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let lead = '';
  pieces.forEach((piece, place) => {
    const isLast = place === pieces.length - 1;
    if (!isLast && LEFT_OUT.test(bareText(piece))) return;
    if (!isLast && LEAD.test(bareText(piece))) lead = `${lead}${piece} `;
    else {
      whole.push(`${lead}${piece}`);
      lead = '';
    }
  });
  return whole;
}

function bareText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Without fillers; nothing if there is nothing else. */
function meantWords(lexicon: OpenLexicon, bare: string): string {
  return lexicon.replaced.reduce(
    (said, [from, to]) => said.replace(from, to).replace(/\s+/g, ' ').trim(),
    bare,
  );
}

/** One clause, or a name, as it is compared. */
export function clauseOf(lexicon: OpenLexicon, text: string): Clause {
  const bare = bareText(text);
  const meant = meantWords(lexicon, bare);
  const words = (meant === '' ? bare : meant).split(/\s+/).filter(word => word !== '');
  return withoutRepeats(words).map(word => ({ word, stem: stem(lexicon.same.get(word) ?? word) }));
}

/** The stems of a clause that are evidence. */
export function contentStems(lexicon: OpenLexicon, clause: Clause): readonly string[] {
  return clause.map(token => token.stem).filter(each => !lexicon.functionStems.has(each));
}

/** "does it, does it go anywhere" is said once. */
function withoutRepeats(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const word of words) {
    kept.push(word);
    for (const length of [1, 2, 3, 4]) {
      const before = kept.slice(-2 * length, -length).join(' ');
      if (before !== '' && kept.length >= 2 * length && before === kept.slice(-length).join(' ')) {
        kept.length -= length;
        break;
      }
    }
  }
  return kept;
}
