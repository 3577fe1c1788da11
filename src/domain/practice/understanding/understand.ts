import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { sharesOf } from '#domain/practice/understanding/logit.ts';
import { mannerOf } from '#domain/practice/understanding/manner.ts';
import { type Sentence, sentencesOf } from '#domain/practice/understanding/pieces.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';
import type {
  Outcome,
  QuestionContext,
  Reading,
  ReadingPart,
} from '#domain/practice/understanding/reading.ts';
import { splitsOf } from '#domain/practice/understanding/splits.ts';

/** What one piece asks: its intents are asked together. */
type Meant = {
  readonly intents: readonly Intent[];
  readonly confidence: number;
  readonly alternatives: readonly Intent[];
};

/** From here on a question is answered. */
const ANSWERED = 0.45;

/** From here on readings are offered. */
const OFFERED = 0.12;

/** Beside a question that is so sure, another must be at least so sure. */
const SURELY = 0.75;

const BESIDE_SURE = 0.5;

/** What is said beside a question must be surer than the question. */
const ASIDE = 0.5;

const MOST_ALTERNATIVES = 3;

/** What a student's words ask. The same words in the same context are always understood the same. */
export function understand(language: Language, utterance: string, context: QuestionContext): Reading {
  const read: Meant[] = [];
  const sentences = sentencesOf(utterance);
  const isAsked = sentences.some(({ isQuestion }) => isQuestion);
  for (const sentence of sentences) {
    const before = read.flatMap(({ intents, confidence }) => (confidence >= ANSWERED ? intents : []));
    const meant = meantBySentence(language, sentence, withAsked(context, before));
    read.push(...meant.filter(each => sentence.isQuestion || !isAsked || isSaidBeside(each)));
  }
  const meant = kept(read);
  const parts = meant.flatMap(each => partsOf(language, each));
  return {
    parts: parts.filter(({ intent }, place) => parts.findIndex(other => other.intent === intent) === place),
    manner: mannerOf(language.jargon, utterance, parts),
    outcome: outcomeOf(meant),
  };
}

/** How an intent is told under a question: "When it began", "Fever, present or not". */
export function readingWords({ words, findingNames }: Language, intent: Intent): string {
  const parts = parseIntent(intent);
  const named = (key: string) => findingNames.get(key) ?? key;
  if (parts?.frame === 'presence') return `${named(parts.finding)}, present or not`;
  if (parts?.frame !== 'attribute' || parts.finding === null) return words.get(intent) ?? intent;
  return `${named(parts.finding)}: ${(words.get(`attribute:${parts.attribute}`) ?? parts.attribute).toLowerCase()}`;
}

/** What a sentence asks, taken apart in the likeliest way. */
function meantBySentence(language: Language, sentence: Sentence, context: QuestionContext): readonly Meant[] {
  const splits = splitsOf(language, sentence, context);
  const shares = sharesOf(
    language.weights.splitting,
    splits.map(({ evidence }) => evidence),
  );
  const [likeliest] = splits
    .map(({ parts }, place) => ({ parts, share: shares[place] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
  return (likeliest?.parts ?? []).map(meantByPiece);
}

function meantByPiece({ asks, sureness, candidates, nothing }: PieceReading): Meant {
  const others = candidates.map(({ intent }) => intent).filter(intent => !asks.includes(intent));
  return {
    intents: asks,
    confidence: nothing > sureness ? 0 : sureness,
    alternatives: others.slice(0, MOST_ALTERNATIVES),
  };
}

function withAsked(context: QuestionContext, asked: readonly Intent[]): QuestionContext {
  return asked.length === 0 ? context : { ...context, lastIntents: [...context.lastIntents, ...asked] };
}

/** All that is understood, or else the likeliest; what is said beside a question is only kept if it is sure. */
function kept(read: readonly Meant[]): readonly Meant[] {
  const surest = Math.max(0, ...read.filter(each => !isAside(each)).map(({ confidence }) => confidence));
  const least = surest >= SURELY ? BESIDE_SURE : ANSWERED;
  const answered = read.filter(({ confidence }) => confidence >= least);
  const questions = answered.filter(each => !isAside(each));
  if (questions.length > 0) return answered.filter(each => !isAside(each) || each.confidence >= ASIDE);
  if (answered.length > 0) return answered;
  const likeliest = read.toSorted((one, other) => other.confidence - one.confidence)[0];
  return likeliest === undefined || likeliest.confidence < OFFERED ? [] : [likeliest];
}

/** What is told before a question is talk, or it repeats what the patient said. */
function isSaidBeside({ intents }: Meant): boolean {
  return intents.every(intent => intent.startsWith('talk:'));
}

function isAside({ intents }: Meant): boolean {
  return intents.every(intent => intent.startsWith('talk:') || intent === 'open:more');
}

function outcomeOf(meant: readonly Meant[]): Outcome {
  if (meant.length === 0) return 'unknown';
  return meant.every(({ confidence }) => confidence >= ANSWERED) ? 'understood' : 'unsure';
}

function partsOf(language: Language, { intents, confidence, alternatives }: Meant): readonly ReadingPart[] {
  return intents.map(intent => ({ intent, confidence, words: readingWords(language, intent), alternatives }));
}
