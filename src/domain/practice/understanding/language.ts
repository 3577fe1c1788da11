import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import { type HistoryItem, type Intent, parseIntent } from '#domain/practice/intent.ts';
import { type Example, type Examples, openExamples } from '#domain/practice/understanding/examples.ts';
import { featuresOf } from '#domain/practice/understanding/features.ts';
import {
  type FindingLine,
  type FindingSearch,
  openFindingSearch,
} from '#domain/practice/understanding/finding-search.ts';
import {
  type Called,
  type Gazetteer,
  mentionsIn,
  openGazetteer,
} from '#domain/practice/understanding/gazetteer.ts';
import { type Asked, type Habits, openHabits } from '#domain/practice/understanding/habits.ts';
import { labelOfKind } from '#domain/practice/understanding/label-of-kind.ts';
import {
  ANY_WORD,
  type ExampleOf,
  FINDING_COLUMNS,
  type FindingColumns,
  type LanguageModel,
  type NamedFinding,
  type NamedLabel,
  type NameKind,
  NOTHING,
  type PlainIntent,
} from '#domain/practice/understanding/language-model.ts';
import { placesOf } from '#domain/practice/understanding/letters.ts';
import { type OpenJargon, openJargon } from '#domain/practice/understanding/manner.ts';
import { openSpeller, type Speller } from '#domain/practice/understanding/speller.ts';
import { type OpenLexicon, openLexicon } from '#domain/practice/understanding/words.ts';

/** A model opened once, and used for every question. */
export type Language = {
  readonly lexicon: OpenLexicon;
  readonly gazetteer: Gazetteer;
  readonly examples: Examples;
  readonly findingSearch: FindingSearch;
  readonly speller: Speller;
  readonly jargon: OpenJargon;
  readonly itemOf: LanguageModel['itemOf'];
  /** Findings that only one sex has. */
  readonly sexOf: ReadonlyMap<string, Sex>;
  /** How intents without a finding are shown. */
  readonly words: ReadonlyMap<string, string>;
  readonly findingNames: ReadonlyMap<string, string>;
  readonly habits: Habits;
  readonly weights: LanguageModel['weights'];
};

/** How one asks for findings stands there for each of them: all together they count as much as the rest. */
const WEIGHT_OF_ASKED = 0.25;

/** A finding with its lines in stems. */
type Described = {
  readonly called: Called;
  readonly asked: readonly (readonly string[])[];
  readonly words: readonly string[];
};

/** A question in stems. */
type Line = { readonly of: ExampleOf; readonly after: Intent | ''; readonly stems: readonly string[] };

/** Opens a model: takes a second on a small machine, so it is done once. */
export function openLanguage(model: LanguageModel): Language {
  const lexicon = openLexicon(model.lexicon);
  const stems = model.stems.split(' ');
  const stemsOf = (line: string) => placesOf(line).map(place => stems[place] ?? '');
  const linesOf = (lines: string) => listed(lines).map(stemsOf);
  const findings = findingsIn(model.findings).map(
    ({ names, asked, words, name, ...finding }): Described => ({
      called: { ...finding, name: name ?? nameOfKey(finding.key), names: linesOf(names) },
      asked: linesOf(asked),
      words: stemsOf(words),
    }),
  );
  const befores = ['', ...model.befores.split(' ')] as readonly (Intent | '')[];
  const lines = model.examples.flatMap(([of, all]) =>
    listed(all).map((line): Line => {
      const places = placesOf(line);
      const words = places.slice(0, -1).map(place => stems[place] ?? '');
      return { of, after: befores[places.at(-1) ?? 0] ?? '', stems: words };
    }),
  );
  const called = findings.map(finding => finding.called);
  const gazetteer = openGazetteer({
    findings: called,
    items: model.labels.filter(isItem).map(({ label, names }) => ({ item: label, names })),
    generic: model.generic,
  });
  const { itemOf } = model;
  return {
    lexicon,
    gazetteer,
    examples: openExamples(examplesOf({ lexicon, gazetteer, itemOf }, lines, findings)),
    findingSearch: openFindingSearch(findingLines(lexicon, lines, findings), relevantOf(model, called)),
    habits: openHabits(lines.flatMap(habitOf)),
    speller: openSpeller(stems),
    jargon: openJargon(model.jargon),
    itemOf,
    sexOf: new Map(called.flatMap(({ key, for: sex }) => (sex === undefined ? [] : [[key, sex] as const]))),
    words: new Map(model.labels.map(({ label, words }) => [label, words])),
    findingNames: new Map(called.map(({ key, name }) => [key, name])),
    weights: model.weights,
  };
}

function findingsIn(columns: FindingColumns): readonly NamedFinding[] {
  return columns.key.map((_, row) => {
    const told = FINDING_COLUMNS.map(name => [name, columns[name][row] ?? ''] as const);
    return Object.fromEntries(told.filter(([name, text]) => text !== '' || LINES.has(name))) as NamedFinding;
  });
}

/** Columns that are there, even if they are empty. */
const LINES: ReadonlySet<string> = new Set(['names', 'asked', 'words']);

function listed(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

/** All questions that others are compared with: examples, and how one asks for each finding. */
function examplesOf(
  { lexicon, gazetteer, itemOf }: Pick<Language, 'lexicon' | 'gazetteer' | 'itemOf'>,
  lines: readonly Line[],
  findings: readonly Described[],
): readonly Example[] {
  const kindOf = new Map(findings.map(({ called: { key, kind } }) => [key, kind]));
  const asked = findings.flatMap(({ called: { key }, asked: all }) =>
    all.map((stems): Line => ({ of: `presence:${key}`, after: '', stems })),
  );
  const exampleOf =
    (weight: number) =>
    (line: Line): Example => {
      const tokens = line.stems.map(stem => ({ word: stem, stem }));
      const before = line.after === '' ? [] : [line.after];
      return {
        ...meantBy(line.of, itemOf, kindOf),
        features: featuresOf(tokens, mentionsIn(gazetteer, lexicon, tokens), before),
        weight,
      };
    };
  return [...lines.map(exampleOf(1)), ...asked.map(exampleOf(WEIGHT_OF_ASKED))];
}

/** What findings are found by: their names, all ways of asking for them, and what was asked of them in consultations. */
function findingLines(
  lexicon: OpenLexicon,
  lines: readonly Line[],
  findings: readonly Described[],
): readonly FindingLine[] {
  const consulted = Map.groupBy(lines, ({ of }) => of);
  return findings.flatMap(({ called, asked, words }) =>
    [
      ...called.names,
      words,
      ...asked,
      ...(consulted.get(`presence:${called.key}`) ?? []).map(({ stems }) => stems),
    ]
      .map(line => ({ finding: called, stems: contentOf(lexicon, line) }))
      .filter(({ stems }) => stems.length > 0),
  );
}

/** What an example tells of what is asked after what. */
function habitOf({ of, after }: Line): readonly Asked[] {
  return of === NOTHING || of === 'presence' ? [] : [{ intent: of, after: after === '' ? null : after }];
}

function isItem(label: NamedLabel): label is NamedLabel & { readonly label: `history:${HistoryItem}` } {
  return label.label.startsWith('history:');
}

/** The label of an example, and its intent where that is known. */
function meantBy(
  of: ExampleOf,
  itemOf: LanguageModel['itemOf'],
  kindOf: ReadonlyMap<string, NameKind>,
): Pick<Example, 'label' | 'intent'> {
  if (of === NOTHING) return { label: NOTHING, intent: null };
  if (of === 'presence') return { label: 'presence symptom', intent: null };
  const parts = parseIntent(of);
  if (parts?.frame === 'attribute') return same(`attribute:${parts.attribute}`);
  if (parts?.frame !== 'presence') return same(of as PlainIntent);
  const item = itemOf[parts.finding];
  return item === undefined
    ? { label: labelOfKind(kindOf.get(parts.finding) ?? 'symptom'), intent: of }
    : same(item);
}

function same(label: PlainIntent): Pick<Example, 'label' | 'intent'> {
  return { label, intent: label };
}

/** What a finding is called if nothing else is said: its key in words. */
export function nameOfKey(key: string): string {
  const words = key.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function contentOf({ functionStems }: OpenLexicon, line: readonly string[]): readonly string[] {
  return [...new Set(line.filter(each => each !== ANY_WORD && !functionStems.has(each)))];
}

function relevantOf(
  { relevant }: LanguageModel,
  findings: readonly Called[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(relevant).map(([complaint, steps]) => {
      let place = 0;
      const places = placesOf(steps).map(step => {
        place += step;
        return place;
      });
      return [complaint, new Set(places.flatMap(place => findings[place]?.key ?? []))];
    }),
  );
}
