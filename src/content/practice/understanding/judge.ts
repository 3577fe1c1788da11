import type { MeasuredQuestion } from '#content/practice/understanding/schema.ts';
import { type Intent, isIntent, parseIntent } from '#domain/practice/intent.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { Reading } from '#domain/practice/understanding/reading.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

/** How a question was taken. `isNear`: what is right was understood, or stood among three readings. */
export type Verdict = {
  readonly question: MeasuredQuestion;
  readonly reading: Reading;
  readonly answered: 'rightly' | 'wrongly' | 'not';
  readonly isNear: boolean;
  readonly milliseconds: number;
};

/** Readings that are offered when it is not clear which is meant. */
const OFFERED = 3;

/** Understands a question and says whether that is right. */
export function judged(language: Language, question: MeasuredQuestion): Verdict {
  const start = performance.now();
  const reading = understand(language, question.ask, {
    complaint: question.complaint,
    informant: question.informant,
    lastIntents: question.last.filter(isIntent),
    toldFindings: question.told,
    sex: question.sex,
    age: question.age,
  });
  const milliseconds = performance.now() - start;
  const accepted = [question.intents, ...question.or];
  const isRight = accepted.some(intents => isAnswerTo(reading, intents));
  return {
    question,
    reading,
    answered: isRight ? 'rightly' : reading.outcome === 'understood' ? 'wrongly' : 'not',
    isNear: isRight || accepted.some(intents => isOfferedBy(reading, intents)),
    milliseconds,
  };
}

/** Under which heading a question is counted. */
export function frameOf({ intents: [first] }: MeasuredQuestion): string {
  return first === undefined ? 'off topic' : (parseIntent(first)?.frame ?? first);
}

/** All that was asked, and nothing else but talk. What is no question must not be understood. */
function isAnswerTo({ parts, outcome }: Reading, intents: readonly string[]): boolean {
  if (intents.length === 0) return outcome === 'unknown';
  const understood = parts.map(({ intent }) => intent);
  const extra = understood.filter(intent => !intents.includes(intent) && !isAside(intent));
  return (
    outcome === 'understood' &&
    extra.length === 0 &&
    intents.every(intent => understood.some(each => each === intent))
  );
}

function isAside(intent: Intent): boolean {
  return intent.startsWith('talk:') || intent === 'open:more';
}

function isOfferedBy({ parts }: Reading, intents: readonly string[]): boolean {
  const offered = parts.flatMap(({ intent, alternatives }) => [
    intent,
    ...alternatives.slice(0, OFFERED - 1),
  ]);
  return intents.length > 0 && intents.every(intent => offered.some(each => each === intent));
}
