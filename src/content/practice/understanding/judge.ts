import type { SaidQuestion } from '#content/practice/understanding/consultations.ts';
import { MOST_OFFERED } from '#domain/practice/consultation/ask.ts';
import { type Intent, isAside, parseIntent } from '#domain/practice/intent.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { Reading } from '#domain/practice/understanding/reading.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

/** How a question was taken. `isNear`: what is right was understood, or stood among three readings. */
export type Verdict = {
  readonly question: SaidQuestion;
  readonly reading: Reading;
  readonly answered: 'rightly' | 'wrongly' | 'not';
  readonly isNear: boolean;
  readonly milliseconds: number;
};

/** Understands a question and says whether that is right. */
export function judged(language: Language, question: SaidQuestion): Verdict {
  const start = performance.now();
  const reading = understand(language, question.ask, question.context);
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
export function frameOf({ intents: [first] }: SaidQuestion): string {
  return first === undefined ? 'off topic' : (parseIntent(first)?.frame ?? first);
}

/** What is no question must not be understood. */
function isAnswerTo({ parts, outcome }: Reading, intents: readonly Intent[]): boolean {
  if (intents.length === 0) return outcome === 'unknown';
  return (
    outcome === 'understood' &&
    isAskedBy(
      parts.map(({ intent }) => intent),
      intents,
    )
  );
}

/** Whether this is all that is asked, and nothing else but talk; of talk alone, some of it. */
export function isAskedBy(understood: readonly Intent[], intents: readonly Intent[]): boolean {
  const extra = understood.filter(intent => !intents.includes(intent) && !isAside(intent));
  const questions = intents.filter(intent => !isAside(intent));
  return (
    extra.length === 0 &&
    questions.every(intent => understood.includes(intent)) &&
    (questions.length > 0 || intents.some(intent => understood.includes(intent)))
  );
}

/** Whether one of the three that are offered, there or under the answer to something else, is all that is asked. */
function isOfferedBy({ offers, outcome }: Reading, intents: readonly Intent[]): boolean {
  const [from, to] = outcome === 'understood' ? [1, 1 + MOST_OFFERED] : [0, MOST_OFFERED];
  return intents.length > 0 && offers.slice(from, to).some(offer => isAskedBy(offer, intents));
}
