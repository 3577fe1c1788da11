import { questionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content } from '#content/read/content.ts';
import { type Intent, intentOf, isIntent, parseIntent } from '#domain/practice/intent.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';
import type { Called } from '#domain/practice/understanding/gazetteer.ts';
import { type LanguageModel, NOTHING } from '#domain/practice/understanding/language-model.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { type OpenLexicon, type Token, wordsOf } from '#domain/practice/understanding/words.ts';

/** Something said, what it asks, what was asked before, and how much it counts. */
export type Lesson = {
  readonly tokens: readonly Token[];
  readonly asks: Asked;
  readonly after: Intent | null;
  readonly weight: number;
};

/** What is said in consultations comes nearest to what students say. */
const OF_CONSULTATIONS = 2;

const OF_PARAPHRASES = 1;

const OF_FINDINGS = 0.7;

const OF_NAMES = 0.5;

/** In longer ones much is said that does not ask. */
const LONGEST = 25;

/** A line that goes on with what was asked before. */
const GOES_ON = '~';

/** What lessons are made of. */
export type Taught = {
  readonly content: Content;
  readonly language: LanguageContent;
  readonly lexicon: OpenLexicon;
  readonly findings: readonly Called[];
};

/** All that content says of how things are asked. */
export function lessonsOf(taught: Taught): readonly Lesson[] {
  const itemOf = itemsOf(taught.language);
  const asLabel = (intent: Intent): Intent => {
    const parts = parseIntent(intent);
    if (parts?.frame === 'attribute') return intentOf({ ...parts, finding: null });
    return parts?.frame === 'presence' ? (itemOf[parts.finding] ?? intent) : intent;
  };
  return [...paraphrased(taught), ...suggested(taught), ...consulted(taught), ...named(taught)]
    .map(lesson => ({ ...lesson, asks: lesson.asks === NOTHING ? lesson.asks : asLabel(lesson.asks) }))
    .filter(({ tokens }) => tokens.length > 0 && tokens.length <= LONGEST);
}

/** Findings that ask the same as an item of the history. */
export function itemsOf({ intents }: LanguageContent): LanguageModel['itemOf'] {
  return Object.fromEntries(intents.flatMap(({ intent, findings }) => findings.map(key => [key, intent])));
}

function paraphrased({ language: { paraphrases, intents }, lexicon }: Taught): readonly Lesson[] {
  const follows = new Map(intents.map(({ intent, follows: before }) => [intent, before ?? intent]));
  return [...paraphrases].flatMap(([asks, lines]) =>
    asks === 'presence'
      ? []
      : lines.map((line): Lesson => {
          const before = asks === NOTHING ? undefined : follows.get(asks);
          const after = line.startsWith(GOES_ON) ? (before ?? null) : null;
          return { tokens: wordsOf(lexicon, line), asks, after, weight: OF_PARAPHRASES };
        }),
  );
}

/** What the product itself suggests to say. */
function suggested({ content: { sentencesToTry }, lexicon }: Taught): readonly Lesson[] {
  return Object.entries(sentencesToTry.asking).flatMap(([intent, sentence]): readonly Lesson[] =>
    isIntent(intent) && sentence !== undefined
      ? [{ tokens: wordsOf(lexicon, sentence), asks: intent, after: null, weight: OF_PARAPHRASES }]
      : [],
  );
}

/** How one asks for each finding, and what it is called. */
function named({ content, language, lexicon, findings }: Taught): readonly Lesson[] {
  const asked = content.findings.flatMap(({ key, ask }) =>
    [...(ask === undefined ? [] : [ask]), ...(language.askedForFindings[key] ?? [])].map(
      (line): Lesson => ({
        tokens: wordsOf(lexicon, line),
        asks: `presence:${key}`,
        after: null,
        weight: OF_FINDINGS,
      }),
    ),
  );
  const names = findings.flatMap(({ key, names: called }) =>
    called.map(
      (stems): Lesson => ({
        tokens: stems.map(stem => ({ word: stem, stem })),
        asks: `presence:${key}`,
        after: null,
        weight: OF_NAMES,
      }),
    ),
  );
  return [...asked, ...names];
}

/** What asks for one thing teaches what that is asked by; of what asks for several, each piece where they are as many. */
function consulted({ language: { consultations }, lexicon }: Taught): readonly Lesson[] {
  return consultations.flatMap(questionsOf).flatMap(question =>
    taughtBy(question).map(({ said, ...lesson }) => ({
      ...lesson,
      tokens: wordsOf(lexicon, said),
      weight: OF_CONSULTATIONS,
    })),
  );
}

type TaughtLine = Pick<Lesson, 'asks' | 'after'> & { readonly said: string };

function taughtBy({ ask, intents, context }: SaidQuestion): readonly TaughtLine[] {
  const questions = intents.filter(intent => !intent.startsWith('talk:') && intent !== 'open:more');
  const after = context.lastIntents.findLast(intent => !intent.startsWith('talk:')) ?? null;
  const asked = new Set((questions.length > 0 ? questions : intents).map(withoutFinding));
  const [asks = NOTHING] = asked;
  if (asked.size < 2) return [{ asks, after, said: ask }];
  const pieces = sentencesOf(ask).flatMap(sentence => sentence.pieces);
  const each = [intents, questions].find(({ length }) => length === pieces.length) ?? [];
  return each.map((intent, place) => ({
    asks: intent,
    after: each[place - 1] ?? after,
    said: pieces[place] ?? '',
  }));
}

function withoutFinding(intent: Intent): Intent {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' ? intentOf({ ...parts, finding: null }) : intent;
}
