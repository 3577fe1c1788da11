import { type Lesson, lessonsOf, stemsIn } from '#content/practice/understanding/lessons.ts';
import { calledFindings, relevantFindings } from '#content/practice/understanding/named-findings.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content } from '#content/read/content.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { nameOfKey } from '#domain/practice/understanding/language.ts';
import {
  ANY_WORD,
  type FindingColumns,
  type LanguageModel,
  type Lexicon,
  type NamedFinding,
} from '#domain/practice/understanding/language-model.ts';
import { letterOf } from '#domain/practice/understanding/letters.ts';
import {
  contentStems,
  type OpenLexicon,
  openLexicon,
  type Token,
  wordsOf,
} from '#domain/practice/understanding/words.ts';

/** So many of the ways of asking for a finding are kept whole; of the others, what tells the finding. */
const SHARE_OF_WHOLE_LINES = 1 / 5;

const MOST_NAMES = 4;

/** A finding with no more lines is seldom asked for, and five of them do. */
const FEW_LINES = 7;

const MOST_OF_FEW = 5;

/** A word that fewer lines have tells little. */
const FEWEST = 4;

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
  const lessons = lessonsOf(content, language, open);
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

function lexiconOf({ synonyms }: LanguageContent): Lexicon {
  const { fillers, openers, functionWords } = synonyms;
  const same = Object.entries(synonyms.same).flatMap(([word, others]) => others.map(other => [other, word]));
  return { fillers, openers, functionWords, same: Object.fromEntries(same) };
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
