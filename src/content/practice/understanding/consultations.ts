import type { ConsultationEntry } from '#content/practice/understanding/schema.ts';
import { type Intent, isIntent, parseIntent } from '#domain/practice/intent.ts';
import { bestNamed, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { isDenied } from '#domain/practice/understanding/splits.ts';
import { wordsInRow } from '#domain/practice/understanding/spoken.ts';

/** Something said in a consultation, with what it asks and what was said before. */
export type SaidQuestion = {
  readonly ask: string;
  /** All that must be understood, and nothing else but talk. */
  readonly intents: readonly Intent[];
  /** Other readings that are right too. */
  readonly or: readonly (readonly Intent[])[];
  readonly context: QuestionContext;
  /** Whether it is put down as one speaks. */
  readonly isSpoken: boolean;
};

/** The questions of a consultation, each with what had been asked and told by then. */
export function questionsOf({
  turns,
  spoken: isSpoken,
  ...person
}: ConsultationEntry): readonly SaidQuestion[] {
  const intents = turns.map(({ is }) => is.filter(isIntent));
  return turns.map(({ ask, or }, place) => ({
    ask,
    intents: intents[place] ?? [],
    or: or.map(each => each.filter(isIntent)),
    context: {
      ...person,
      lastIntents: intents.slice(0, place).flat(),
      toldFindings: toldBefore(intents, place),
      ownFindings: [],
      toldLast: [],
    },
    isSpoken,
  }));
}

/** What answers are understood by. */
type Answers = Pick<Language, 'lexicon' | 'gazetteer' | 'relevant'>;

/** The same, with the findings that answers name, where answers are written down. */
export function answeredQuestionsOf(language: Answers, entry: ConsultationEntry): readonly SaidQuestion[] {
  const told: string[] = [];
  return questionsOf(entry).map((question, place) => {
    const { context } = question;
    const toldLast = toldIn(language, entry.turns[place]?.told ?? '', context);
    told.push(...toldLast);
    return {
      ...question,
      context: { ...context, toldFindings: [...new Set([...told, ...context.toldFindings])], toldLast },
    };
  });
}

/** The symptoms that a patient says are there, of those that the complaint is asked about: others are seldom meant. */
function toldIn(
  { lexicon, gazetteer, relevant }: Answers,
  told: string,
  context: QuestionContext,
): readonly string[] {
  const isExpected = (key: string) => relevant.get(context.complaint)?.has(key) === true;
  return sentencesOf(told)
    .flatMap(({ whole }) => whole.split(','))
    .filter(said => !isDenied(said))
    .flatMap(said => mentionsIn(gazetteer, lexicon, wordsInRow(lexicon, said)))
    .flatMap(mention => (mention.isGeneric ? [] : (bestNamed(mention, ['symptom'], context)?.key ?? [])))
    .filter(isExpected);
}

/** What was told by then: what more is asked about later, and what more is asked about now, as nobody asks more of what was not told. */
function toldBefore(intents: readonly (readonly Intent[])[], place: number): readonly string[] {
  const asked = intents.slice(0, place).flatMap(each => each.flatMap(findingOf));
  const spokenOf = (each: readonly Intent[]) => each.flatMap(attributeOf);
  const now = spokenOf(intents[place] ?? []);
  const later = intents.slice(place + 1).flatMap(spokenOf);
  return [...new Set([...now, ...later.filter(finding => asked.includes(finding))])];
}

/** The finding of which more is asked. */
function attributeOf(intent: Intent): readonly string[] {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' && parts.finding !== null ? [parts.finding] : [];
}

function findingOf(intent: Intent): readonly string[] {
  const parts = parseIntent(intent);
  const finding = parts?.frame === 'presence' || parts?.frame === 'attribute' ? parts.finding : null;
  return finding === null ? [] : [finding];
}
