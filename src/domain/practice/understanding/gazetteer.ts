import type { HistoryItem } from '#domain/practice/intent.ts';
import type { NamedFinding, NameKind } from '#domain/practice/understanding/language-model.ts';
import type { OpenLexicon, Token } from '#domain/practice/understanding/words.ts';

/** A finding with its names as stems. */
export type Called = Omit<NamedFinding, 'name' | 'names'> & {
  readonly name: string;
  readonly names: readonly (readonly string[])[];
};

/** What a name may name. */
type Named = {
  /** The surest first. */
  readonly findings: readonly Called[];
  /** The item of the history it names. */
  readonly item: `history:${HistoryItem}` | null;
  /** Whether it may be the complaint in hand: "the pain". */
  readonly isGeneric: boolean;
};

/** A name found among words: from its first to behind its last. */
export type Mention = Named & { readonly from: number; readonly to: number };

/** All names by their stems in alphabetical order: "pain in the chest" is "chest pain". */
export type Gazetteer = ReadonlyMap<string, Named>;

/** What the gazetteer is made of. */
export type AllNames = {
  readonly findings: readonly Called[];
  readonly items: readonly { readonly item: `history:${HistoryItem}`; readonly names: readonly string[] }[];
  readonly generic: readonly string[];
};

/** The most words of a name. */
const LONGEST = 6;

/** Indexes all names. */
export function openGazetteer({ findings, items, generic }: AllNames): Gazetteer {
  const names = new Map<string, Named>();
  const add = (stems: readonly string[], { findings: own, item, isGeneric }: Named) => {
    const key = keyOf(stems);
    const before = names.get(key);
    names.set(key, {
      findings: [...(before?.findings ?? []), ...own.filter(each => !before?.findings.includes(each))],
      item: before?.item ?? item,
      isGeneric: before?.isGeneric ?? isGeneric,
    });
  };
  for (const word of generic) add([word], { findings: [], item: null, isGeneric: true });
  for (const { item, names: called } of items)
    for (const name of called) add(name.split(' '), { findings: [], item, isGeneric: false });
  const most = Math.max(0, ...findings.map(finding => finding.names.length));
  for (let rank = 0; rank < most; rank += 1) {
    for (const finding of findings) {
      const name = finding.names[rank];
      if (name !== undefined) add(name, { findings: [finding], item: null, isGeneric: false });
    }
  }
  return names;
}

/** The names among words, the longest first taken, none within another. */
export function mentionsIn(
  gazetteer: Gazetteer,
  { functionStems }: OpenLexicon,
  tokens: readonly Token[],
): readonly Mention[] {
  const places = tokens.flatMap(({ stem }, place) => (functionStems.has(stem) ? [] : [place]));
  const mentions: Mention[] = [];
  for (let start = 0; start < places.length; ) {
    const found = longestAt(gazetteer, tokens, places.slice(start, start + LONGEST));
    if (found !== null) mentions.push(found.mention);
    start += found?.length ?? 1;
  }
  return mentions;
}

/** The first finding of these kinds that the patient can have; of those of the complaint in hand, that. */
export function bestNamed(
  { findings }: Pick<Mention, 'findings'>,
  kinds: readonly NameKind[],
  { complaint, sex }: { readonly complaint: string; readonly sex: string },
): Called | undefined {
  const possible = findings.filter(finding => kinds.includes(finding.kind) && (finding.for ?? sex) === sex);
  return possible.find(finding => finding.complaint === complaint) ?? possible[0];
}

function longestAt(
  gazetteer: Gazetteer,
  tokens: readonly Token[],
  places: readonly number[],
): { readonly mention: Mention; readonly length: number } | null {
  const stems = places.map(place => tokens[place]?.stem ?? '');
  for (const find of [named, namedLoosely]) {
    for (let length = stems.length; length > 0; length -= 1) {
      const found = find(gazetteer, stems.slice(0, length));
      const [from, to] = [places[0], places[length - 1]];
      if (found !== undefined && from !== undefined && to !== undefined)
        return { mention: { from, to: to + 1, ...found }, length };
    }
  }
  return null;
}

function named(gazetteer: Gazetteer, stems: readonly string[]): Named | undefined {
  return gazetteer.get(keyOf(stems));
}

/** What words name without one or two of those in between: "eyes going yellow". */
function namedLoosely(gazetteer: Gazetteer, stems: readonly string[]): Named | undefined {
  if (stems.length < 3 || stems.length > 4) return undefined;
  const without = stems.slice(1, -1).map((_, left) => stems.filter((__, place) => place !== left + 1));
  const ends = [stems[0] ?? '', stems.at(-1) ?? ''];
  return [...without, ends].map(words => named(gazetteer, words)).find(found => found !== undefined);
}

function keyOf(stems: readonly string[]): string {
  return stems.toSorted().join(' ');
}
