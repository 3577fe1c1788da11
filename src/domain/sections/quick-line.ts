import type { AsOf } from '#domain/dates/as-of.ts';
import type { KnownMedicines } from '#domain/sections/known-medicines.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** Fields of an entry that were told. */
export type Filled = Readonly<Record<string, unknown>>;

/** How something is written in the list that belongs to a section. */
type KnownName = { readonly name: string };

/** What a typed line is understood by. */
export type LineHelp = {
  /** When it is told, and how old the patient is. */
  readonly asOf: AsOf;
  /** By every name that means only one of the list. */
  readonly known: ReadonlyMap<string, KnownName>;
  /** The medicines of the list, which are told by more than a name. */
  readonly medicines: KnownMedicines;
};

/** How a section takes an entry from one line. */
export type QuickEntry<Name extends string = string> = {
  /** What the field is called: 'Add an illness in one line'. */
  readonly label: string;
  readonly example: string;
  /** The field that holds the entry's name; no two entries may share it. */
  readonly nameField: Name;
  /** What the line says, field by field. No word of it is lost, and nothing is supposed. */
  readonly read: (line: string, help: LineHelp) => Filled;
};

type Named = { readonly name: string; readonly synonyms: readonly string[] };

/** The things of a list by their names, and by the synonyms that no other of them has. */
export function knownNames(things: readonly Named[]): ReadonlyMap<string, KnownName> {
  const bySynonym = Map.groupBy(
    things.flatMap(({ name, synonyms }) => synonyms.map(synonym => [synonym, name] as const)),
    ([synonym]) => wordsKey(synonym),
  );
  const others = [...bySynonym].flatMap(([key, named]) => {
    const [[synonym, name] = ['', '']] = named;
    const isOne = named.every(([, other]) => other === name);
    return isOne ? [[key, { name: nameFor(synonym, name) }] as const] : [];
  });
  return new Map([...others, ...things.map(({ name }) => [wordsKey(name), { name }] as const)]);
}

/**
 * The name in the list, for another word for the same: hypertension for HTN. A synonym that says more or less than the
 * name stays as it was said: angina is not stable angina yet, nor grass pollen any pollen.
 */
export function nameFor(synonym: string, name: string): string {
  const [said, listed] = [plainWords(synonym), plainWords(name)];
  const isLess = said.length < listed.length && said.every(word => listed.includes(word));
  const isMore = said.length > listed.length && listed.every(word => said.includes(word));
  return isLess || isMore ? capitalised(synonym) : name;
}

function plainWords(text: string): string[] {
  return wordsKey(text)
    .split(' ')
    .map(word => word.replace(/s$/, ''));
}
