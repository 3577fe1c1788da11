import { questionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content } from '#content/read/content.ts';
import { type Intent, intentOf, isIntent, parseIntent } from '#domain/practice/intent.ts';
import { type ExampleOf, NOTHING } from '#domain/practice/understanding/language-model.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { type OpenLexicon, wordsOf } from '#domain/practice/understanding/words.ts';

/** A question in stems, what it asks and what was asked before. */
export type Lesson = {
  readonly of: ExampleOf;
  readonly after: Intent | '';
  readonly stems: readonly string[];
};

/** From here on a lesson says almost what another does. */
const LIKE_ANOTHER = 0.75;

/** In longer ones much is said that does not ask. */
const LONGEST_LESSON = 12;

/** A line that goes on with what was asked before. */
const GOES_ON = '~';

/** What paraphrases, the product's own suggestions and consultations teach; of what is almost the same, the first. */
export function lessonsOf(
  content: Content,
  language: LanguageContent,
  lexicon: OpenLexicon,
): readonly Lesson[] {
  return condensed([
    ...paraphrased(language, lexicon),
    ...suggested(content, lexicon),
    ...consulted(language, lexicon),
  ]);
}

/** Without lessons that say almost what others of the same intent say: they would only be carried along. */
function condensed(lessons: readonly Lesson[]): readonly Lesson[] {
  const kept = new Map<ExampleOf, Set<string>[]>();
  return lessons.filter(({ of, stems }) => {
    const words = new Set(stems);
    const others = kept.get(of) ?? [];
    if (others.some(other => likeness(words, other) >= LIKE_ANOTHER)) return false;
    kept.set(of, [...others, words]);
    return true;
  });
}

/** How much of all their words two lines have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter(word => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

function paraphrased({ paraphrases, intents }: LanguageContent, lexicon: OpenLexicon): readonly Lesson[] {
  const follows = new Map(intents.map(({ intent, follows: before }) => [intent, before ?? intent]));
  return [...paraphrases].flatMap(([of, lines]) =>
    lines.map((line): Lesson => {
      const before = of === 'presence' || of === NOTHING ? undefined : follows.get(of);
      const after = line.startsWith(GOES_ON) ? (before ?? '') : '';
      return { of, after, stems: stemsIn(lexicon, line) };
    }),
  );
}

/** What the product itself suggests to say. */
function suggested({ sentencesToTry }: Content, lexicon: OpenLexicon): readonly Lesson[] {
  return Object.entries(sentencesToTry.asking).flatMap(([intent, sentence]): readonly Lesson[] =>
    isIntent(intent) && sentence !== undefined
      ? [{ of: withoutFinding(intent), after: '', stems: stemsIn(lexicon, sentence) }]
      : [],
  );
}

/** What asks for one thing teaches what that is asked by; of what asks for several, each piece where they are as many. */
function consulted({ consultations }: LanguageContent, lexicon: OpenLexicon): readonly Lesson[] {
  return consultations
    .flatMap(questionsOf)
    .flatMap(question =>
      taughtBy(question).map(lesson => ({ ...lesson, stems: stemsIn(lexicon, lesson.said) })),
    )
    .filter(({ stems }) => stems.length > 0 && stems.length <= LONGEST_LESSON)
    .map(({ of, after, stems }) => ({ of, after, stems }));
}

/** What was said, what it asks and what was asked before. */
type Taught = Omit<Lesson, 'stems'> & { readonly said: string };

function taughtBy({ ask, intents, context }: SaidQuestion): readonly Taught[] {
  const questions = intents.filter(intent => !intent.startsWith('talk:') && intent !== 'open:more');
  const last = context.lastIntents.findLast(intent => !intent.startsWith('talk:'));
  const after = last === undefined ? '' : withoutFinding(last);
  const asked = new Set((questions.length > 0 ? questions : intents).map(withoutFinding));
  const [of = NOTHING] = asked;
  if (asked.size < 2) return [{ of, after, said: ask }];
  const pieces = sentencesOf(ask).flatMap(sentence => sentence.pieces);
  const each = [intents, questions].find(({ length }) => length === pieces.length) ?? [];
  return each.map((intent, place) => {
    const before = each[place - 1];
    return {
      of: withoutFinding(intent),
      after: before === undefined ? after : withoutFinding(before),
      said: pieces[place] ?? '',
    };
  });
}

/** An attribute is asked alike of every symptom. */
function withoutFinding(intent: Intent): Intent {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' ? intentOf({ ...parts, finding: null }) : intent;
}

/** The stems of a line, in its order. */
export function stemsIn(lexicon: OpenLexicon, line: string): readonly string[] {
  return wordsOf(lexicon, line).map(({ stem }) => stem);
}
