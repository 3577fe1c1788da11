import type { LearntLanguage } from '#content/practice/understanding/learn.ts';
import { itemsOf } from '#content/practice/understanding/lessons.ts';
import { calledFindings, relevantFindings } from '#content/practice/understanding/named-findings.ts';
import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content } from '#content/read/content.ts';
import { suggestedSentences } from '#content/schema/sentences-to-try.ts';
import { isIntent, withoutFinding } from '#domain/practice/intent.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';
import type { Called } from '#domain/practice/understanding/gazetteer.ts';
import { askedBy, nameOfKey, nameStems, TENTHS } from '#domain/practice/understanding/language.ts';
import {
  FINDING_COLUMNS,
  type FindingColumns,
  type LanguageModel,
  type Lexicon,
  type NamedFinding,
  OWN_NAME,
  type PackedEncoder,
  type PackedNames,
  type PlainIntent,
} from '#domain/practice/understanding/language-model.ts';
import { letterOf, stepsOfPlaces } from '#domain/practice/understanding/letters.ts';
import { type PackedRows, packedRows, rowsIn } from '#domain/practice/understanding/packed-rows.ts';
import { sentencesOf } from '#domain/practice/understanding/pieces.ts';
import { inRow, wordsInRow } from '#domain/practice/understanding/spoken.ts';
import { stemList } from '#domain/practice/understanding/stem-list.ts';
import {
  contentStems,
  type OpenLexicon,
  openLexicon,
  wordsOf,
} from '#domain/practice/understanding/words.ts';

/** The surest of what a finding is called; medicines have many names. */
const MOST_NAMES = { ofMedicine: 7, ofOthers: 4 };

/** What was never learnt is hardly ever asked. */
const LEAST_BIAS = -20;

/** All that questions are understood by, made of content and of what was learnt of it. The same of both makes the same model. */
export function languageModel(
  content: Content,
  language: LanguageContent,
  learnt: LearntLanguage,
): LanguageModel {
  const lexicon = lexiconOf(language);
  const open = openLexicon(lexicon);
  const findings = calledFindings(content, language, open).map(finding => ({
    ...finding,
    names: finding.names.slice(0, finding.kind === 'medicine' ? MOST_NAMES.ofMedicine : MOST_NAMES.ofOthers),
  }));
  const suggested = suggestedLines(content, open);
  const isOwnName = ({ name }: Called, stems: readonly string[]) =>
    stems.join(' ') === nameStems(open, name).join(' ');
  const stems = stemsOf(learnt.rows, [
    ...findings.flatMap(finding => finding.names.filter(stems => !isOwnName(finding, stems)).flat()),
    ...suggested.flatMap(([line]) => line),
  ]);
  const placeOf = new Map(stems.map((stem, place) => [stem, place]));
  const lettersOf = (line: readonly string[]) => line.map(stem => letterOf(placeOf.get(stem) ?? 0)).join('');
  const labels = language.intents.map(({ intent, words, names }) => ({
    label: intent,
    words,
    names: names.map(name => contentStems(open, wordsOf(open, name)).join(' ')),
  }));
  const itemOf = itemsOf(language);
  const called = columnsOf(
    findings.map(finding => {
      const { key, name, names, ...others } = finding;
      return {
        key,
        ...(name === nameOfKey(key) ? {} : { name }),
        ...others,
        names: names.map(stems => (isOwnName(finding, stems) ? OWN_NAME : lettersOf(stems))).join(' '),
      };
    }),
  );
  return {
    lexicon,
    stems: stemList(stems),
    labels,
    findings: called,
    relevant: Object.fromEntries(
      Object.entries(relevantFindings(content, findings)).map(([complaint, places]) => [
        complaint,
        stepsOfPlaces(places),
      ]),
    ),
    generic: language.synonyms.generic.flatMap(word => wordsOf(open, word).map(({ stem }) => stem)),
    itemOf,
    suggested: suggested.map(([line, asks]) => [lettersOf(line), asks]),
    encoder: packedEncoder(learnt, stems, askedBy({ labels, findings: called, itemOf })),
    weights: language.weights,
    jargon: language.jargon.map(({ word, plain }) => [word, plain]),
  };
}

/** What the product itself suggests to say, in stems, and what it asks; what asks for a finding is learnt well enough. */
function suggestedLines(
  { sentencesToTry }: Content,
  lexicon: OpenLexicon,
): readonly (readonly [line: readonly string[], asks: PlainIntent])[] {
  return suggestedSentences(sentencesToTry).flatMap(([asks, sentence]) => {
    const stems = wordsInRow(lexicon, inRow(sentencesOf(sentence))).map(({ stem }) => stem);
    return isIntent(asks) && stems.length > 0 ? [[stems, withoutFinding(asks) as PlainIntent] as const] : [];
  });
}

/** All stems: first those that have a row. */
function stemsOf(rows: readonly string[], ofNames: readonly string[]): readonly string[] {
  const words = rows.filter(isWord);
  return [...new Set([...words, ...ofNames.toSorted()])];
}

/** Other rows are of what was spoken of before. */
function isWord(row: string): boolean {
  return !row.includes(' ');
}

function packedEncoder(
  learnt: LearntLanguage,
  stems: readonly string[],
  asked: readonly Asked[],
): PackedEncoder {
  const words = learnt.rows.filter(isWord);
  const others = packedNames(
    learnt.rows.filter(row => !isWord(row)),
    asked,
  );
  const placeOfAsked = new Map(learnt.asked.map((each, place) => [each, place]));
  const bias = asked.map(each => learnt.bias[placeOfAsked.get(each) ?? -1] ?? LEAST_BIAS);
  return {
    dimensions: learnt.dimensions,
    words: words.length,
    others: others.map(({ packed }) => packed),
    meanings: inOrder(learnt.meanings, learnt.rows, [
      ...stems.slice(0, words.length),
      ...others.flatMap(({ names }) => names),
    ]),
    patterns: learnt.patterns,
    thresholds: tenths(learnt.thresholds),
    sayings: learnt.sayings,
    outputs: inOrder(learnt.outputs, learnt.asked, asked),
    bias: tenths(bias),
    counts: learnt.counts,
    countBias: tenths(learnt.countBias),
  };
}

/** Names of two words as they travel, and in which order. */
function packedNames(
  names: readonly string[],
  asked: readonly Asked[],
): readonly { readonly packed: PackedNames; readonly names: readonly string[] }[] {
  const placeOf = new Map<string, number>(asked.map((each, place) => [each, place]));
  const pairs = names.map(name => name.split(' ') as [first: string, second: string]);
  return [...Map.groupBy(pairs, ([first]) => first)].map(([first, group]) => {
    const seconds = group.map(([, second]) => second);
    const places = seconds.flatMap(second => placeOf.get(second) ?? []).toSorted((one, other) => one - other);
    const words = seconds.filter(second => !placeOf.has(second));
    const inTurn = [...places.map(place => asked[place] ?? ''), ...words];
    return {
      packed: { first, asked: stepsOfPlaces(places), words: words.join(' ') },
      names: inTurn.map(second => `${first} ${second}`),
    };
  });
}

function columnsOf(findings: readonly NamedFinding[]): FindingColumns {
  const columns = FINDING_COLUMNS.map(name => [name, findings.map(finding => finding[name] ?? '')]);
  return Object.fromEntries(columns) as FindingColumns;
}

function tenths(numbers: readonly number[]): string {
  return numbers.map(each => Math.round(each * TENTHS)).join(' ');
}

/** The same rows in another order; what has none gets the first, which its bias keeps from being thought of. */
function inOrder<Of>(packed: PackedRows, from: readonly Of[], to: readonly Of[]): PackedRows {
  const rowOf = new Map(from.map((each, row) => [each, row]));
  const rows = to.map(each => rowOf.get(each) ?? 0);
  const { width } = packed;
  const { codes, digits } = rowsIn(packed);
  const ordered = new Uint8Array(rows.length * width);
  rows.forEach((row, place) => {
    ordered.set(digits.subarray(row * width, (row + 1) * width), place * width);
  });
  return packedRows(
    width,
    Uint8Array.from(rows, row => codes[row] ?? 0),
    ordered,
  );
}

/** How words are brought to one form. */
export function lexiconOf({ synonyms }: LanguageContent): Lexicon {
  const { fillers, openers, functionWords } = synonyms;
  const same = Object.entries(synonyms.same).flatMap(([word, others]) => others.map(other => [other, word]));
  return { fillers, openers, functionWords, same: Object.fromEntries(same) };
}
