import { questionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import { calledFindings, relevantFindings } from '#content/practice/understanding/named-findings.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content } from '#content/read/content.ts';
import { type Intent, intentOf, isIntent, parseIntent } from '#domain/practice/intent.ts';
import { nameOfKey } from '#domain/practice/understanding/language.ts';
import {
  ANY_WORD,
  type ExampleOf,
  type FindingColumns,
  type LanguageModel,
  type Lexicon,
  type NamedFinding,
  NOTHING,
} from '#domain/practice/understanding/language-model.ts';
import { letterOf } from '#domain/practice/understanding/letters.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import {
  contentStems,
  type OpenLexicon,
  openLexicon,
  type Token,
  wordsOf,
} from '#domain/practice/understanding/words.ts';

/** A question in stems, what it asks and what was asked before. */
type Lesson = { readonly of: ExampleOf; readonly after: Intent | ''; readonly stems: readonly string[] };

/** So many of the ways of asking for a finding are kept whole; of the others, what tells the finding. */
const SHARE_OF_WHOLE_LINES = 1 / 5;

/** From here on a lesson says almost what another does. */
const LIKE_ANOTHER = 0.75;

const MOST_NAMES = 4;

/** A finding with no more lines is seldom asked for, and five of them do. */
const FEW_LINES = 7;

const MOST_OF_FEW = 5;

/** In longer ones much is said that does not ask. */
const LONGEST_LESSON = 12;

/** A word that fewer lines have tells little. */
const FEWEST = 4;

/** A line that goes on with what was asked before. */
const GOES_ON = '~';

/** All that questions are understood by, made of content. The same content makes the same model. */
export function languageModel(content: Content, language: LanguageContent): LanguageModel {
  const lexicon = lexiconOf(language);
  const open = openLexicon(lexicon);
  const askedFor = linesByFinding(content, language, open);
  const findings = calledFindings(content, language, open).map(finding => {
    const lines = askedFor.get(finding.key) ?? [];
    const whole = Math.ceil(lines.length * SHARE_OF_WHOLE_LINES);
    const names = finding.names.slice(0, MOST_NAMES);
    const asked = distinct(lines.slice(0, whole).map(line => line.map(({ stem }) => stem)));
    const known = new Set([...names, ...asked].flat());
    const others = lines.slice(whole).flatMap(line => contentStems(open, line));
    return { ...finding, names, asked, words: [...new Set(others)].filter(stem => !known.has(stem)) };
  });
  const lessons = condensed([
    ...paraphrased(language, open),
    ...suggested(content, open),
    ...consulted(language, open),
  ]);
  const stems = byFrequency(
    findings.flatMap(({ names }) => names),
    [...findings.flatMap(({ asked, words }) => [...asked, words]), ...lessons.map(lesson => lesson.stems)],
  );
  const befores = ['' as const, ...new Set(lessons.flatMap(({ after }) => (after === '' ? [] : [after])))];
  const placeOf = new Map(stems.map((stem, place) => [stem, place]));
  const lettersOf = (line: readonly string[]) => line.map(stem => letterOf(placeOf.get(stem) ?? 0)).join('');
  return {
    lexicon,
    stems: stems.join(' '),
    labels: language.intents.map(({ intent, words, names }) => ({
      label: intent,
      words,
      names: names.map(name => contentStems(open, wordsOf(open, name)).join(' ')),
    })),
    findings: columnsOf(
      findings.map(({ key, name, names, asked, words, ...finding }) => ({
        key,
        ...(name === nameOfKey(key) ? {} : { name }),
        ...finding,
        names: names.map(lettersOf).join(' '),
        asked: asked.map(lettersOf).join(' '),
        words: lettersOf(words.filter(stem => placeOf.has(stem))),
      })),
    ),
    relevant: Object.fromEntries(
      Object.entries(relevantFindings(content, findings)).map(([complaint, places]) => [
        complaint,
        places.map((place, at) => letterOf(place - (places[at - 1] ?? 0))).join(''),
      ]),
    ),
    generic: language.synonyms.generic.flatMap(word => stemsIn(open, word)),
    itemOf: Object.fromEntries(
      language.intents.flatMap(({ intent, findings: same }) => same.map(key => [key, intent])),
    ),
    befores: befores.slice(1).join(' '),
    examples: grouped(lessons, befores, lettersOf),
    weights: language.weights,
    jargon: language.jargon.map(({ word, plain }) => [word, plain]),
  };
}

/** How each finding is asked for: as its file says, and in other words. */
function linesByFinding(
  { findings }: Content,
  { askedForFindings }: LanguageContent,
  lexicon: OpenLexicon,
): ReadonlyMap<string, readonly (readonly Token[])[]> {
  return new Map(
    findings.map(({ key, ask }) => {
      const lines = [...(ask === undefined ? [] : [ask]), ...(askedForFindings[key] ?? [])];
      const most = lines.length > FEW_LINES ? lines.length : MOST_OF_FEW;
      return [key, lines.slice(0, most).map(line => wordsOf(lexicon, line))];
    }),
  );
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

function lexiconOf({ synonyms }: LanguageContent): Lexicon {
  const { fillers, openers, functionWords } = synonyms;
  const same = Object.entries(synonyms.same).flatMap(([word, others]) => others.map(other => [other, word]));
  return { fillers, openers, functionWords, same: Object.fromEntries(same) };
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

function stemsIn(lexicon: OpenLexicon, line: string): readonly string[] {
  return wordsOf(lexicon, line).map(({ stem }) => stem);
}

function distinct(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(lines.map(line => [line.join(' '), line])).values()];
}

/** All stems, the commonest first; before them one for words that hardly any line has and that name nothing. */
function byFrequency(
  names: readonly (readonly string[])[],
  lines: readonly (readonly string[])[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const stem of lines.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const stem of names.flat()) counts.set(stem, Math.max(FEWEST, counts.get(stem) ?? 0));
  const kept = [...counts]
    .filter(([, count]) => count >= FEWEST)
    .toSorted(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))
    .map(([stem]) => stem);
  return [ANY_WORD, ...kept];
}

function columnsOf(findings: readonly NamedFinding[]): FindingColumns {
  const column = (name: keyof FindingColumns) => findings.map(finding => finding[name] ?? '');
  return {
    key: column('key'),
    name: column('name'),
    kind: column('kind'),
    complaint: column('complaint'),
    for: column('for'),
    names: column('names'),
    asked: column('asked'),
    words: column('words'),
  };
}

/** Lines by what they ask, in the order of the alphabet: so they take least room. */
function grouped(
  lessons: readonly Lesson[],
  befores: readonly (Intent | '')[],
  lettersOf: (line: readonly string[]) => string,
): LanguageModel['examples'] {
  const placeOf = new Map(befores.map((before, place) => [before, place]));
  return [...Map.groupBy(lessons, ({ of }) => of)].map(([of, group]) => {
    const lines = new Set(
      group
        .filter(({ stems }) => stems.length > 0)
        .map(({ after, stems }) => `${lettersOf(stems)}${letterOf(placeOf.get(after) ?? 0)}`),
    );
    return [of, [...lines].toSorted().join(' ')];
  });
}
