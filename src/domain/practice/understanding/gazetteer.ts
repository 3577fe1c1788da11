import type { Clause, OpenLexicon } from '#domain/practice/understanding/clauses.ts';
import type {
  Label,
  LanguageModel,
  NamedFinding,
  NameKind,
} from '#domain/practice/understanding/language-model.ts';

/** A name found in a clause: from its first to behind its last word. */
export type Mention = {
  readonly from: number;
  readonly to: number;
  readonly kind: NameKind;
  /** What it may name, the surest first; none if it is no finding. */
  readonly findings: readonly NamedFinding[];
  /** The item of the history it names. */
  readonly item: Label | null;
  /** Whether it may be the complaint in hand: "the pain". */
  readonly isGeneric: boolean;
};

type Named = {
  readonly kind: NameKind;
  readonly findings: readonly NamedFinding[];
  readonly item: Label | null;
  readonly isGeneric: boolean;
};

/** All names by their words in alphabetical order: "pain in the chest" is "chest pain". */
export type Gazetteer = {
  readonly names: ReadonlyMap<string, Named>;
  readonly words: ReadonlySet<string>;
};

/** The most words of a name. */
const LONGEST = 6;

/** Kinds in the order in which a name that several findings have is taken. */
const ORDER: readonly NameKind[] = [
  'symptom',
  'illness',
  'medicine',
  'operation',
  'circumstance',
  'relative',
];

/** Indexes all names of a model. */
export function openGazetteer({
  findings,
  otherNames,
  labels,
  generic,
}: Pick<LanguageModel, 'findings' | 'otherNames' | 'labels' | 'generic'>): Gazetteer {
  const names = new Map<string, Named>();
  const add = (phrase: string, named: Named) => {
    const key = keyOf(phrase.split(' '));
    names.set(key, joined(names.get(key), named));
  };
  for (const word of generic) add(word, { kind: 'symptom', findings: [], item: null, isGeneric: true });
  for (const { label, names: itemNames } of labels) {
    for (const name of itemNames)
      add(name, { kind: 'circumstance', findings: [], item: label, isGeneric: false });
  }
  const longest = Math.max(0, ...findings.map(({ phrases }) => phrases.length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const finding of findings) {
      const phrase = finding.phrases[rank];
      if (phrase) add(phrase, { kind: finding.kind, findings: [finding], item: null, isGeneric: false });
    }
  }
  for (const kind of ORDER) {
    for (const name of otherNames[kind] ?? [])
      add(name, { kind, findings: [], item: null, isGeneric: false });
  }
  return { names, words: new Set([...names.keys()].flatMap(key => key.split(' '))) };
}

/** The names in a clause, the longest first taken, none within another. */
export function mentionsIn(gazetteer: Gazetteer, lexicon: OpenLexicon, clause: Clause): readonly Mention[] {
  const places = clause.flatMap(({ stem }, place) => (lexicon.functionStems.has(stem) ? [] : [place]));
  const mentions: Mention[] = [];
  for (let start = 0; start < places.length; ) {
    const found = longestAt(gazetteer, clause, places.slice(start, start + LONGEST));
    if (found !== null) mentions.push(found.mention);
    start += found?.length ?? 1;
  }
  return mentions;
}

function longestAt(
  { names }: Gazetteer,
  clause: Clause,
  places: readonly number[],
): { readonly mention: Mention; readonly length: number } | null {
  const stems = places.map(place => clause[place]?.stem ?? '');
  for (const find of [named, namedLoosely]) {
    for (let length = stems.length; length > 0; length -= 1) {
      const found = find(names, stems.slice(0, length));
      const [from, to] = [places[0], places[length - 1]];
      if (found !== undefined && from !== undefined && to !== undefined) {
        return { mention: { from, to: to + 1, ...found }, length };
      }
    }
  }
  return null;
}

function named(names: Gazetteer['names'], stems: readonly string[]): Named | undefined {
  return names.get(keyOf(stems));
}

/** What words name without one or two of those in between: "eyes going yellow". */
function namedLoosely(names: Gazetteer['names'], stems: readonly string[]): Named | undefined {
  if (stems.length < 3 || stems.length > 4) return undefined;
  const without = stems.slice(1, -1).map((_, left) => stems.filter((__, place) => place !== left + 1));
  const ends = [stems[0] ?? '', stems.at(-1) ?? ''];
  return [...without, ends].map(words => named(names, words)).find(found => found !== undefined);
}

function joined(one: Named | undefined, other: Named): Named {
  if (one === undefined) return other;
  const findings = [...one.findings, ...other.findings.filter(finding => !one.findings.includes(finding))];
  const kind = one.findings.length === 0 && other.findings.length > 0 ? other.kind : one.kind;
  return { kind: surer(kind, other.kind), findings, item: one.item ?? other.item, isGeneric: one.isGeneric };
}

function surer(one: NameKind, other: NameKind): NameKind {
  return one === 'relative' || one === 'circumstance' ? other : one;
}

function keyOf(stems: readonly string[]): string {
  return stems.toSorted().join(' ');
}
