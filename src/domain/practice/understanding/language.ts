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
import { type Habits, openHabits } from '#domain/practice/understanding/habits.ts';
import { labelOfKind } from '#domain/practice/understanding/label-of-kind.ts';
import {
  ANY_WORD,
  type ExampleOf,
  type LanguageModel,
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

/** Opens a model: takes a second on a small machine, so it is done once. */
export function openLanguage(model: LanguageModel): Language {
  const lexicon = openLexicon(model.lexicon);
  const stems = model.stems.split(' ');
  const stemsOf = (line: string) => placesOf(line).map(place => stems[place] ?? '');
  const findings = model.findings.map(({ names, asked, hints, name, ...finding }) => ({
    called: { ...finding, name: name ?? nameOfKey(finding.key), names: names.map(stemsOf) },
    asked: asked.map(stemsOf),
    hints: hints.map(stemsOf),
  }));
  const called = findings.map(finding => finding.called);
  const gazetteer = openGazetteer({
    findings: called,
    items: model.labels.filter(isItem).map(({ label, names }) => ({ item: label, names })),
    generic: model.generic,
  });
  const kindOf = new Map(called.map(({ key, kind }) => [key, kind]));
  const featuresAfter = (line: readonly string[], after: Intent | '') => {
    const tokens = line.map(each => ({ word: each, stem: each }));
    return featuresOf(tokens, mentionsIn(gazetteer, lexicon, tokens), after === '' ? [] : [after]);
  };
  const examples = [
    ...model.examples.flatMap(([of, after, lines]) =>
      lines.map(line => ({
        ...meantBy(of, model.itemOf, kindOf),
        features: featuresAfter(stemsOf(line), after),
        weight: 1,
      })),
    ),
    ...findings.flatMap(({ called: { key }, asked }) =>
      asked.map(line => ({
        ...meantBy(`presence:${key}`, model.itemOf, kindOf),
        features: featuresAfter(line, ''),
        weight: WEIGHT_OF_ASKED,
      })),
    ),
  ];
  return {
    lexicon,
    gazetteer,
    examples: openExamples(examples),
    findingSearch: openFindingSearch(
      [...findings.flatMap(({ called: finding, asked, hints }): readonly FindingLine[] =>
        [...finding.names, ...hints, ...asked].map(line => ({ finding, stems: contentOf(lexicon, line) })),
      ), ...model.examples.flatMap(([of, , lines]): readonly FindingLine[] => {
        const finding = of.startsWith('presence:') ? called.find(each => `presence:${each.key}` === of) : undefined;
        return finding === undefined ? [] : lines.map(line => ({ finding, stems: contentOf(lexicon, stemsOf(line)) })).filter(({stems}) => stems.length > 0);
      })],
      relevantOf(model, called),
    ),
    speller: openSpeller(stems),
    jargon: openJargon(model.jargon),
    itemOf: model.itemOf,
    sexOf: new Map(called.flatMap(({ key, for: sex }) => (sex === undefined ? [] : [[key, sex] as const]))),
    words: new Map(model.labels.map(({ label, words }) => [label, words])),
    findingNames: new Map(called.map(({ key, name }) => [key, name])),
    habits: openHabits(model.examples.flatMap(([of, after, lines]) => (of === NOTHING || of === 'presence' ? [] : lines.map(() => ({ intent: of, after: after === '' ? null : after }))))),
    weights: model.weights,
  };
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
      const places = placesOf(steps).reduce<readonly number[]>(
        (before, step) => [...before, (before.at(-1) ?? 0) + step],
        [],
      );
      return [complaint, new Set(places.flatMap(place => findings[place]?.key ?? []))];
    }),
  );
}
