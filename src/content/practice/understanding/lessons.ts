import { questionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import { joinedLessons } from '#content/practice/understanding/joined-lessons.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content } from '#content/read/content.ts';
import { suggestedSentences } from '#content/schema/sentences-to-try.ts';
import { type Intent, isAside, isIntent, parseIntent, withoutFinding } from '#domain/practice/intent.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';
import type { Called } from '#domain/practice/understanding/gazetteer.ts';
import { type LanguageModel, NOTHING } from '#domain/practice/understanding/language-model.ts';
import { type Sentence, sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { inRow, wordsInRow } from '#domain/practice/understanding/spoken.ts';
import type { SpokenIn } from '#domain/practice/understanding/topics.ts';
import { type OpenLexicon, type Token, wordsOf } from '#domain/practice/understanding/words.ts';

/** Something said, all that it asks, and how much it counts. */
export type Lesson = {
  readonly tokens: readonly Token[];
  /** One thing, or several. */
  readonly asks: readonly Asked[];
  /** What others would say it asks. */
  readonly or: readonly (readonly Asked[])[];
  /** What was spoken of before. */
  readonly after: SpokenIn;
  readonly weight: number;
};

const OF_CONSULTATIONS = 2;

/** What asks several things at once is harder, and rarer. */
const OF_SEVERAL = 4;

/** What is put down as one speaks counts so many times: there is little of it, and most of what is said to a patient is. */
export const AS_SPOKEN = 4;

/** The plainest way to ask is said most, though each author of consultations looked for another. */
const OF_PARAPHRASES = 5;

const OF_FINDINGS = 0.7;

const OF_NAMES = 0.5;

/** In longer ones much is said that does not ask. */
const LONGEST = 34;

/** A line that goes on with what was asked before. */
const GOES_ON = '~';

/** Of a line that stands by itself. */
const NOTHING_BEFORE: SpokenIn = { lastIntents: [] };

/** What lessons are made of. */
export type Taught = {
  readonly content: Pick<Content, 'findings' | 'sentencesToTry'>;
  readonly language: Pick<LanguageContent, 'intents' | 'paraphrases' | 'askedForFindings' | 'consultations'>;
  readonly lexicon: OpenLexicon;
  readonly findings: readonly Called[];
};

/** All that content says of how things are asked. */
export function lessonsOf(taught: Taught): readonly Lesson[] {
  const itemOf = itemsOf(taught.language);
  const asLabel = (asks: Asked): Asked => {
    const parts = asks === NOTHING ? null : parseIntent(asks);
    return parts?.frame === 'presence' ? (itemOf[parts.finding] ?? asks) : withoutFinding(asks);
  };
  const asLabels = (asks: readonly Asked[]) => [...new Set(asks.map(asLabel))];
  const single = [...paraphrased(taught), ...suggested(taught), ...askedFor(taught)];
  const names = named(taught);
  const questions = consulted(taught);
  const ofOne = questions.filter(({ asks: [first, ...others] }) => others.length === 0 && first !== NOTHING);
  return [...single, ...names, ...questions, ...joinedLessons(taught.lexicon, ofOne, names)]
    .map(lesson => ({ ...lesson, asks: asLabels(lesson.asks), or: lesson.or.map(asLabels) }))
    .filter(({ tokens }) => tokens.length > 0 && tokens.length <= LONGEST);
}

/** Findings that ask the same as an item of the history. */
export function itemsOf({ intents }: Pick<LanguageContent, 'intents'>): LanguageModel['itemOf'] {
  return Object.fromEntries(intents.flatMap(({ intent, findings }) => findings.map(key => [key, intent])));
}

function paraphrased({ language: { paraphrases, intents }, lexicon }: Taught): readonly Lesson[] {
  const follows = new Map(intents.map(({ intent, follows: before }) => [intent, before ?? intent]));
  return [...paraphrases].flatMap(([asks, lines]) =>
    asks === 'presence'
      ? []
      : lines.map((line): Lesson => {
          const before = asks === NOTHING ? undefined : follows.get(asks);
          const goesOn = line.startsWith(GOES_ON) && before !== undefined;
          const after = goesOn ? { ...NOTHING_BEFORE, lastIntents: [before] } : NOTHING_BEFORE;
          return { tokens: wordsOf(lexicon, line), asks: [asks], or: [], after, weight: OF_PARAPHRASES };
        }),
  );
}

/** What the product itself suggests to say. */
function suggested({ content: { sentencesToTry }, lexicon }: Taught): readonly Lesson[] {
  return suggestedSentences(sentencesToTry).flatMap(([intent, sentence]): readonly Lesson[] =>
    isIntent(intent)
      ? [
          {
            tokens: wordsOf(lexicon, sentence),
            asks: [intent],
            or: [],
            after: NOTHING_BEFORE,
            weight: OF_PARAPHRASES,
          },
        ]
      : [],
  );
}

/** How one asks for each finding. */
function askedFor({ content, language, lexicon }: Taught): readonly Lesson[] {
  return content.findings.flatMap(({ key, ask }) =>
    [...(ask === undefined ? [] : [ask]), ...(language.askedForFindings[key] ?? [])].map(
      (line): Lesson => ({
        tokens: wordsOf(lexicon, line),
        asks: [`presence:${key}`],
        or: [],
        after: NOTHING_BEFORE,
        weight: OF_FINDINGS,
      }),
    ),
  );
}

/** What findings are called. */
function named({ findings }: Taught): readonly Lesson[] {
  return findings.flatMap(({ key, names }) =>
    names.map(
      (stems): Lesson => ({
        tokens: stems.map(stem => ({ word: stem, stem })),
        asks: [`presence:${key}`],
        or: [],
        after: NOTHING_BEFORE,
        weight: OF_NAMES,
      }),
    ),
  );
}

/** What is said at once teaches all that it asks; where that is several things in as many pieces, each piece its own. */
function consulted({ language: { consultations }, lexicon }: Taught): readonly Lesson[] {
  return consultations.flatMap(questionsOf).flatMap(question => {
    const sentences = sentencesOf(question.ask);
    const { context: after } = question;
    const asks = taughtBy(question.intents);
    const or = question.or.map(taughtBy);
    const whole = { tokens: wordsInRow(lexicon, inRow(sentences)), asks, or, after };
    return [whole, ...piecewise(question, sentences, after, lexicon)].map(
      (lesson): Lesson => ({
        ...lesson,
        weight:
          (lesson.asks.length > 1 ? OF_SEVERAL : OF_CONSULTATIONS) * (question.isSpoken ? AS_SPOKEN : 1),
      }),
    );
  });
}

function taughtBy(intents: readonly Intent[]): readonly Asked[] {
  const asked = askedIn(intents);
  return asked.length > 0 ? asked : [NOTHING];
}

/** What a question asks; talk beside it does not count. */
function askedIn(intents: readonly Intent[]): readonly Asked[] {
  const questions = intents.filter(intent => !isAside(intent));
  return [...new Set((questions.length > 0 ? questions : intents).map(withoutFinding))];
}

function piecewise(
  { intents }: Pick<SaidQuestion, 'intents'>,
  sentences: readonly Sentence[],
  after: SpokenIn,
  lexicon: OpenLexicon,
): readonly Omit<Lesson, 'weight'>[] {
  if (askedIn(intents).length < 2) return [];
  const ways = [sentences.flatMap(({ pieces }) => pieces), sentences.flatMap(({ finest }) => finest)];
  const questions = intents.filter(intent => !isAside(intent));
  const [one] = ways.flatMap(pieces =>
    [intents, questions].filter(({ length }) => length === pieces.length).map(asked => ({ pieces, asked })),
  );
  return (one?.asked ?? []).map((intent, place, asked) => ({
    tokens: wordsOf(lexicon, one?.pieces[place] ?? ''),
    asks: [intent],
    or: [],
    after: { ...after, lastIntents: [...after.lastIntents, ...asked.slice(0, place)] },
  }));
}
