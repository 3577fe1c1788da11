import { useMemo } from 'react';
import { ALLERGENS } from '#domain/sections/allergens.ts';
import { isDuplicate, saidEntry } from '#domain/sections/entry.ts';
import { knownMedicines } from '#domain/sections/known-medicines.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import { type Filled, knownNames, type LineHelp, type QuickEntry } from '#domain/sections/quick-line.ts';
import { wordsKey } from '#domain/text/words-key.ts';
import { type CatalogueItem, useCatalogue } from '#web/api/catalogues.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useAsOf } from '#web/section/use-as-of.ts';

const NO_ITEMS: readonly CatalogueItem[] = [];

/** What people are allergic to is in no catalogue of the server. */
const ALLERGEN_ITEMS: readonly CatalogueItem[] = ALLERGENS.map(({ name, synonyms, type, category }, id) => ({
  id,
  text: name,
  synonyms,
  filled: { allergenType: type, allergenCategory: category },
}));

/** The list a section's lines are read by; empty while it is loaded, when every line is still taken as it stands. */
function useItems({ catalogue }: PlacedSection) {
  const { data, isLoading } = useCatalogue(catalogue?.source);
  return { items: catalogue === undefined ? ALLERGEN_ITEMS : (data ?? NO_ITEMS), isLoading };
}

/** Reads a line of the section, and what of its list could be meant instead. */
export function useLineReader(section: PlacedSection, { nameField, read }: QuickEntry) {
  const { items, isLoading } = useItems(section);
  const list = useMemo(() => knownIn(items), [items]);
  const asOf = useAsOf();
  const entries = useCaseStore(({ record }) => record[section.key]);
  return {
    items,
    isLoading,
    /** What the line says; with what the list brings along, and under its name. */
    saidIn: (line: string, picked?: CatalogueItem): Filled => {
      const said = read(line, { asOf, ...list });
      const item = picked ?? items.find(({ text }) => text === said[nameField]);
      return { ...item?.filled, ...said, ...(item && { [nameField]: item.text }) };
    },
    /** Whether the list knows something by this name; while there is no list, nobody can say. */
    isNew: (name: string) =>
      items.length > 0 && !list.known.has(wordsKey(name)) && items.every(({ text }) => text !== name),
    isThere: (name: string) => isDuplicate(nameField, entries, saidEntry(section, '', { [nameField]: name })),
  };
}

export type LineReader = ReturnType<typeof useLineReader>;

/** The list as a line is read by it: by names, and medicines by all that their products say. */
function knownIn(items: readonly CatalogueItem[]): Pick<LineHelp, 'known' | 'medicines'> {
  const medicines = knownMedicines(items.flatMap(({ product }) => product ?? []));
  const others = items.filter(({ product }) => product === undefined);
  return { medicines, known: knownNames(others.map(({ text, synonyms }) => ({ name: text, synonyms }))) };
}
