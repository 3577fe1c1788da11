import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import { clausesOf } from '#domain/practice/understanding/clauses.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { mannerOf } from '#domain/practice/understanding/manner.ts';
import {
  type ClauseReading,
  hear,
  isTopicOf,
  readClause,
} from '#domain/practice/understanding/read-clause.ts';
import type {
  Outcome,
  QuestionContext,
  Reading,
  ReadingPart,
} from '#domain/practice/understanding/reading.ts';

/** From here on a question is answered. */
const ANSWERED = 0.4;

/** From here on readings are offered. */
const OFFERED = 0.2;

/** What is so much less sure than the rest was said in passing. */
const LEAST_OF_SUREST = 0.5;

/** What is said beside a question must be surer than the question. */
const ASIDE = 0.5;

/** What a student's words ask. The same words in the same context are always understood the same. */
export function understand(language: Language, utterance: string, context: QuestionContext): Reading {
  const heard = clausesOf(language.lexicon, utterance).map(clause => hear(language, clause));
  const readings = heard.flatMap((each, place) => {
    if (isTopicOf(each, heard[place + 1])) return [];
    const before = heard[place - 1];
    const topic = before !== undefined && isTopicOf(before, each) ? before : null;
    return readClause(language, each, topic, context) ?? [];
  });
  const meant = meantBy(readings);
  const parts = meant.flatMap(reading => partsOf(language, reading));
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

/** All clauses that are understood, or else the likeliest; what leads up to a question is only kept if it is sure. */
function meantBy(readings: readonly ClauseReading[]): readonly ClauseReading[] {
  const surest = Math.max(0, ...readings.map(({ confidence }) => confidence));
  const least = Math.max(ANSWERED, LEAST_OF_SUREST * surest);
  const answered = readings.filter(({ confidence }) => confidence >= least);
  const questions = answered.filter(reading => !isAside(reading));
  if (questions.length > 0) {
    return answered.filter(reading => !isAside(reading) || reading.confidence >= ASIDE);
  }
  if (answered.length > 0) return answered;
  const likeliest = readings.toSorted((one, other) => other.confidence - one.confidence)[0];
  return likeliest === undefined || likeliest.confidence < OFFERED ? [] : [likeliest];
}

function isAside({ intents }: ClauseReading): boolean {
  return intents.every(intent => intent.startsWith('talk:') || intent === 'open:more');
}

function outcomeOf(meant: readonly ClauseReading[]): Outcome {
  if (meant.length === 0) return 'unknown';
  return meant.every(({ confidence }) => confidence >= ANSWERED) ? 'understood' : 'unsure';
}

function partsOf(
  language: Language,
  { intents, confidence, alternatives }: ClauseReading,
): readonly ReadingPart[] {
  return intents.map(intent => ({ intent, confidence, words: readingWords(language, intent), alternatives }));
}
