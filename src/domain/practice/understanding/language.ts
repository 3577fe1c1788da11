import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import type { HistoryItem, Intent } from '#domain/practice/intent.ts';
import {
  type Asked,
  type Encoder,
  type EncoderNumbers,
  responsesOf,
} from '#domain/practice/understanding/encoder.ts';
import { type FindingSearch, openFindingSearch } from '#domain/practice/understanding/finding-search.ts';
import { type Called, type Gazetteer, openGazetteer } from '#domain/practice/understanding/gazetteer.ts';
import {
  FINDING_COLUMNS,
  type FindingColumns,
  type LanguageModel,
  type NamedFinding,
  type NamedLabel,
  NOTHING,
  OWN_NAME,
  type PackedNames,
} from '#domain/practice/understanding/language-model.ts';
import { placesOf, placesOfSteps } from '#domain/practice/understanding/letters.ts';
import { type OpenJargon, openJargon } from '#domain/practice/understanding/manner.ts';
import { unpackedRows } from '#domain/practice/understanding/packed-rows.ts';
import { openSpeller, type Speller } from '#domain/practice/understanding/speller.ts';
import { stemsIn } from '#domain/practice/understanding/stem-list.ts';
import {
  contentStems,
  type OpenLexicon,
  openLexicon,
  wordsOf,
} from '#domain/practice/understanding/words.ts';

/** A model opened once, and used for every question. */
export type Language = {
  readonly lexicon: OpenLexicon;
  readonly gazetteer: Gazetteer;
  readonly encoder: Encoder;
  readonly findingSearch: FindingSearch;
  /** What the product itself suggests to say, by its stems, and what it asks. */
  readonly suggested: ReadonlyMap<string, Intent>;
  readonly speller: Speller;
  readonly jargon: OpenJargon;
  readonly itemOf: LanguageModel['itemOf'];
  /** Findings by their keys. */
  readonly called: ReadonlyMap<string, Called>;
  /** The findings that the questions of a complaint are about, by complaint. */
  readonly relevant: ReadonlyMap<string, ReadonlySet<string>>;
  /** Findings that only one sex has. */
  readonly sexOf: ReadonlyMap<string, Sex>;
  /** How intents without a finding are shown. */
  readonly words: ReadonlyMap<string, string>;
  readonly findingNames: ReadonlyMap<string, string>;
  readonly weights: LanguageModel['weights'];
};

/** Opens a model: takes a moment, so it is done once. */
export function openLanguage(model: LanguageModel): Language {
  const stems = stemsIn(model.stems);
  const stemsOf = (line: string) => placesOf(line).map(place => stems[place] ?? '');
  const lexicon = openLexicon(model.lexicon);
  const called = findingsIn(model.findings).map(({ names, name: told, ...finding }): Called => {
    const name = told ?? nameOfKey(finding.key);
    const ownName = nameStems(lexicon, name);
    return {
      ...finding,
      name,
      names: listed(names).map(each => (each === OWN_NAME ? ownName : stemsOf(each))),
    };
  });
  return {
    lexicon,
    gazetteer: openGazetteer({
      findings: called,
      items: model.labels.filter(isItem).map(({ label, names }) => ({ item: label, names })),
      generic: model.generic,
    }),
    encoder: openEncoder(model, stems),
    findingSearch: openFindingSearch(called),
    suggested: new Map(model.suggested.map(([line, asks]) => [stemsOf(line).join(' '), asks])),
    speller: openSpeller([...new Set([...stems, ...called.flatMap(({ names }) => names.flat())])]),
    jargon: openJargon(model.jargon),
    itemOf: model.itemOf,
    called: new Map(called.map(finding => [finding.key, finding])),
    relevant: relevantOf(model, called),
    sexOf: new Map(called.flatMap(({ key, for: sex }) => (sex === undefined ? [] : [[key, sex] as const]))),
    words: new Map(model.labels.map(({ label, words }) => [label, words])),
    findingNames: new Map(called.map(({ key, name }) => [key, name])),
    weights: model.weights,
  };
}

function findingsIn(columns: FindingColumns): readonly NamedFinding[] {
  return columns.key.map((_, row) => {
    const told = FINDING_COLUMNS.map(name => [name, columns[name][row] ?? ''] as const);
    return Object.fromEntries(told.filter(([name, text]) => text !== '' || name === 'names')) as NamedFinding;
  });
}

/** What may be asked, in the order of the encoder. */
export function askedBy({
  labels,
  findings,
  itemOf,
}: Pick<LanguageModel, 'labels' | 'findings' | 'itemOf'>): readonly Asked[] {
  return [
    NOTHING,
    ...labels.map(({ label }) => label),
    ...findings.key.filter(key => itemOf[key] === undefined).map((key): Intent => `presence:${key}`),
  ];
}

function openEncoder(model: LanguageModel, stems: readonly string[]): Encoder {
  const { words, others, ...packed } = model.encoder;
  const asked = askedBy(model);
  const rows = [...stems.slice(0, words), ...others.flatMap(names => namesIn(names, asked))];
  const numbers: EncoderNumbers = {
    dimensions: packed.dimensions,
    meanings: unpackedRows(packed.meanings),
    patterns: unpackedRows(packed.patterns),
    thresholds: fromTenths(packed.thresholds),
    sayings: unpackedRows(packed.sayings),
    outputs: unpackedRows(packed.outputs),
    bias: fromTenths(packed.bias),
    counts: unpackedRows(packed.counts),
    countBias: fromTenths(packed.countBias),
  };
  return {
    ...numbers,
    rowOf: new Map(rows.map((name, row) => [name, row])),
    asked,
    placeOf: new Map(asked.map((each, place) => [each, place])),
    responses: responsesOf(numbers),
  };
}

function namesIn({ first, asked: steps, words }: PackedNames, asked: readonly Asked[]): readonly string[] {
  const seconds = [...placesOfSteps(steps).map(place => asked[place] ?? ''), ...listed(words)];
  return seconds.map(second => `${first} ${second}`);
}

/** Numbers between which there is no need to tell are written in tenths. */
export const TENTHS = 10;

function fromTenths(text: string): Float32Array {
  return Float32Array.from(listed(text), each => Number(each) / TENTHS);
}

function listed(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function isItem(label: NamedLabel): label is NamedLabel & { readonly label: `history:${HistoryItem}` } {
  return label.label.startsWith('history:');
}

/** The stems of what a finding is shown as that are evidence of it. */
export function nameStems(lexicon: OpenLexicon, name: string): readonly string[] {
  return contentStems(lexicon, wordsOf(lexicon, name));
}

/** What a finding is called if nothing else is said: its key in words. */
export function nameOfKey(key: string): string {
  const words = key.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function relevantOf(
  { relevant }: LanguageModel,
  findings: readonly Called[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(relevant).map(([complaint, steps]) => [
      complaint,
      new Set(placesOfSteps(steps).flatMap(place => findings[place]?.key ?? [])),
    ]),
  );
}
