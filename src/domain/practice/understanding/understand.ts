import { type Intent, isAside, parseIntent } from '#domain/practice/intent.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { ANY_WORD } from '#domain/practice/understanding/language-model.ts';
import { mannerOf } from '#domain/practice/understanding/manner.ts';
import { meaningsOf } from '#domain/practice/understanding/meanings.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';
import type {
  Meaning,
  QuestionContext,
  Reading,
  ReadingPart,
} from '#domain/practice/understanding/reading.ts';
import { likeliestOf, trustIn } from '#domain/practice/understanding/trust.ts';
import { contentStems } from '#domain/practice/understanding/words.ts';

/** What one piece asks: its intents are asked together. */
type Meant = { readonly intents: Meaning; readonly confidence: number };

/** What is likelier right than wrong is answered; for the rest a tap on what was meant costs less than a wrong answer. */
const ANSWERED = 0.5;

/** Where fewer of the words that count were ever said before, it may be about anything: only what is sure is answered. */
const LEAST_KNOWN = 2 / 3;

const SURELY = 0.75;

/** What is less likely right than this is not even offered. */
const OFFERED = 0.08;

/** What is less sure is left out beside something that is sure. */
const LEAST_BESIDE = 0.2;

/** Talk beside a question must be surer. */
const LEAST_ASIDE = 0.5;

/** What is said and not asked. */
const SAID: ReadonlySet<Intent> = new Set(['talk:empathy', 'talk:thanks', 'talk:explain']);

/** A question that only wants a nod: "That's a lot to hear, isn't it?" */
const TAG = /(?:n['’]t (?:it|you|she|he|they)|\b(?:is (?:it|that)|right|ok|okay|yeah))\s*\?\s*$/i;

/** What a student's words ask. The same words in the same context are always understood the same. */
export function understand(language: Language, utterance: string, context: QuestionContext): Reading {
  const sentences = sentencesOf(utterance);
  const likeliest = likeliestOf(language, sentences, context);
  const meant = kept((likeliest?.parts ?? []).map(meantByPiece));
  const trust = likeliest === null ? 0 : trustIn(language, likeliest.evidence);
  const isKnown = knownShare(language, likeliest?.parts ?? []) >= LEAST_KNOWN;
  const least = isKnown ? ANSWERED : SURELY;
  const parts = trust < OFFERED ? [] : partsOf(language, meant);
  return {
    parts,
    offers:
      parts.length === 0
        ? []
        : meaningsOf(
            parts.map(({ intent }) => intent),
            likeliest?.ways ?? [],
          ),
    manner: mannerOf(language.jargon, utterance, parts),
    outcome:
      parts.length === 0
        ? 'unknown'
        : trust >= least && !isUnheard(utterance, parts)
          ? 'understood'
          : 'unsure',
  };
}

/** Whether a question was asked, and only the sympathy before it heard: "I'm so sorry. What happened to your nephew?" */
function isUnheard(utterance: string, parts: readonly ReadingPart[]): boolean {
  const isAsked = utterance.trimEnd().endsWith('?') && !TAG.test(utterance);
  return isAsked && parts.every(({ intent }) => SAID.has(intent));
}

/** How an intent is told under a question: "When it began", "Fever, present or not". */
export function readingWords(
  { words, findingNames }: Pick<Language, 'words' | 'findingNames'>,
  intent: Intent,
): string {
  const parts = parseIntent(intent);
  const named = (key: string) => findingNames.get(key) ?? key;
  if (parts?.frame === 'presence') return `${named(parts.finding)}, present or not`;
  if (parts?.frame !== 'attribute' || parts.finding === null) return words.get(intent) ?? intent;
  return `${named(parts.finding)}: ${(words.get(`attribute:${parts.attribute}`) ?? parts.attribute).toLowerCase()}`;
}

/** How many of the words that count were said before. */
function knownShare({ lexicon }: Language, parts: readonly PieceReading[]): number {
  const stems = parts.flatMap(({ tokens }) => contentStems(lexicon, tokens));
  return stems.length === 0 ? 1 : stems.filter(stem => stem !== ANY_WORD).length / stems.length;
}

function meantByPiece({ asks, sureness, nothing }: PieceReading): Meant {
  return { intents: asks, confidence: nothing > sureness ? 0 : sureness };
}

/** All that is asked; of several things, and of talk beside a question, what is sure enough. */
function kept(read: readonly Meant[]): readonly Meant[] {
  const asked = read.filter(({ confidence }) => confidence > 0);
  const surest = Math.max(0, ...asked.map(({ confidence }) => confidence));
  const isAsked = asked.some(each => !isSaidBeside(each));
  return asked.filter(each => {
    const least = isAsked && isSaidBeside(each) ? LEAST_ASIDE : LEAST_BESIDE;
    return each.confidence === surest || each.confidence >= least;
  });
}

function isSaidBeside({ intents }: Meant): boolean {
  return intents.every(isAside);
}

/** Each thing once. */
function partsOf(language: Language, meant: readonly Meant[]): readonly ReadingPart[] {
  const parts = meant.flatMap(({ intents, confidence }) =>
    intents.map(intent => ({ intent, confidence, words: readingWords(language, intent) })),
  );
  return parts.filter(({ intent }, place) => parts.findIndex(other => other.intent === intent) === place);
}
