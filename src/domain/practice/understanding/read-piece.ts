import { type Intent, withoutFinding } from '#domain/practice/intent.ts';
import type { Told } from '#domain/practice/understanding/encoder.ts';
import { mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { ANY_WORD, NOTHING } from '#domain/practice/understanding/language-model.ts';
import { sharesOf } from '#domain/practice/understanding/logit.ts';
import { type Heard, type ReadingOptions, readingOptions } from '#domain/practice/understanding/options.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { spelled } from '#domain/practice/understanding/speller.ts';
import { isBoundary, wordsInRow } from '#domain/practice/understanding/spoken.ts';
import { meant } from '#domain/practice/understanding/whose.ts';
import type { Token } from '#domain/practice/understanding/words.ts';

/** An intent and how likely it is meant, from 0 to 1. */
export type Candidate = { readonly intent: Intent; readonly score: number };

/** What a piece of an utterance may ask. */
export type PieceReading = Heard & {
  /** Whether it is nothing but a name: "Hay fever?" */
  readonly isBareName: boolean;
  /** The likeliest, or two that are asked in one breath, and how likely: 0 to 1. */
  readonly asks: readonly Intent[];
  readonly sureness: number;
  /** The likeliest first. */
  readonly candidates: readonly Candidate[];
  /** How likely it is nothing of a history. */
  readonly nothing: number;
  /** What its words tell by themselves. */
  readonly told: Told;
};

/** What is often asked in one breath. */
const TWINS: readonly (readonly Intent[])[] = [
  ['attribute:aggravating', 'attribute:relieving'],
  ['talk:name', 'talk:birth-date'],
  ['talk:greeting', 'talk:introduction'],
];

/** From here on the second of two is asked, too. */
const TWIN = 0.08;

/** Reads one piece. */
export function readPiece(language: Language, text: string, context: QuestionContext): PieceReading {
  const { heard, told, options } = optionsOfPiece(language, text, context);
  const shares = sharesOf(
    language.weights.reading,
    options.map(({ evidence }) => evidence),
  );
  const scores = new Map<Intent, number>();
  let nothing = 0;
  options.forEach(({ asks }, place) => {
    const share = shares[place] ?? 0;
    if (asks === NOTHING) nothing += share;
    else scores.set(asks, (scores.get(asks) ?? 0) + share);
  });
  const candidates = [...scores]
    .map(([intent, score]) => ({ intent: meant(language, intent, heard, context), score }))
    .toSorted((one, other) => other.score - one.score);
  const together = candidates.slice(0, asksForTwins(candidates) ? 2 : 1);
  return {
    ...heard,
    asks: together.map(({ intent }) => intent),
    sureness: together.reduce((sum, { score }) => sum + score, 0),
    isBareName: options.some(({ evidence }) => evidence.bareName === 1),
    candidates,
    nothing,
    told,
  };
}

/** "What makes it better or worse?" is two questions. */
function asksForTwins([first, second]: readonly Candidate[]): boolean {
  if (first === undefined || second === undefined || second.score < TWIN) return false;
  const [one, other] = [withoutFinding(first.intent), withoutFinding(second.intent)];
  return TWINS.some(twins => twins.includes(one) && twins.includes(other));
}

/** What a piece may ask, each with what speaks for it. */
export function optionsOfPiece(
  language: Language,
  text: string,
  context: QuestionContext,
): ReadingOptions & { readonly heard: Heard } {
  const tokens = wordsHeard(language, text);
  const heard = { tokens, mentions: mentionsIn(language.gazetteer, language.lexicon, tokens) };
  return { heard, ...readingOptions(language, heard, context) };
}

/** Words with slips of spelling put right; a word nobody has said before is any word. */
function wordsHeard({ lexicon, speller }: Language, text: string): readonly Token[] {
  return wordsInRow(lexicon, text).map(token => {
    if (lexicon.functionStems.has(token.stem) || isBoundary(token)) return token;
    const stem = spelled(speller, token.stem);
    return { ...token, stem: speller.known.has(stem) ? stem : ANY_WORD };
  });
}
