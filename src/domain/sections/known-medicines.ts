import { withGap } from '#domain/sections/medicine-words.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** What the catalogue knows of a medicine: how its name is written, what it comes as, and in what strengths. */
export type KnownMedicine = {
  readonly name: string;
  readonly form: string;
  readonly strengths: readonly string[];
};

/** By `medicineKey` of every name a medicine is known by. */
export type KnownMedicines = ReadonlyMap<string, KnownMedicine>;

/** The key under which a medicine's name is looked up: case and spaces do not matter. */
export const medicineKey = (name: string) =>
  wordsKey(name)
    .replaceAll(/[^\p{L}\p{N}+/.% ]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** What of a product of the catalogue says what it is called. */
type Named = {
  readonly commercialName: string;
  readonly scientificName: string;
  readonly synonyms: readonly string[];
  readonly form: string;
  readonly strengths: readonly string[];
  readonly isGeneric: boolean;
};

/**
 * The medicines by every name that means one of them: their own, that of what they hold, and the synonyms that no other
 * substance shares. 'Blood thinner' means several and is the name of none.
 */
export function knownMedicines(products: readonly Named[]): KnownMedicines {
  const generics = products
    .filter(({ isGeneric }) => isGeneric)
    .toSorted((a, b) => a.commercialName.length - b.commercialName.length);
  const entries = [
    ...generics.flatMap(product => product.synonyms.map(synonym => [synonym, product] as const)),
    ...generics.map(product => [product.scientificName, product] as const),
  ];
  const byOtherName = Map.groupBy(entries, ([name]) => medicineKey(name));
  const others = [...byOtherName].flatMap(([key, named]) => {
    const [first] = named.map(([, product]) => product);
    const substances = new Set(named.map(([, { scientificName }]) => scientificName));
    return first && substances.size === 1 ? [[key, known(first)] as const] : [];
  });
  const own = products
    .filter(({ commercialName }) => !STRENGTH_BEHIND.test(commercialName))
    .map(product => [medicineKey(product.commercialName), known(product)] as const);
  return new Map([...others, ...own]);
}

function known({ commercialName, form, strengths }: Named): KnownMedicine {
  return { name: commercialName, form, strengths };
}

/** 'Vitamin D3 1000 IU' would take the dose for a part of the name. */
const STRENGTH_BEHIND = /\d ?(?:mg|mcg|g|IU|units)$/;

/** The longest known name that the line begins with, and how long it is. */
export function leadingMedicine(line: string, medicines: KnownMedicines | undefined) {
  const ends = [...line.matchAll(/(?=[\s,;:]|$)/g)].map(({ index }) => index).slice(0, 8);
  for (const end of ends.toReversed()) {
    const known = medicines?.get(medicineKey(line.slice(0, end)));
    if (known && end > 0) return { known, length: end };
  }
  return { known: undefined, length: 0 };
}

const FORM =
  /(?<=\|\s?)(?:eye drops|ear drops|nasal spray|spray|cream|ointment|gel|lotion|inhaler|evohaler|accuhaler|turbohaler|turbuhaler|respimat|diskus|nebules?|syrup|solution|suspension|injection|pen|patch|tablets?|capsules?|mr|xl|sr|cr|er|xr|modified[- ]release)\b(?=\s*(?:\||$|,))/i;

/** The form belongs to the medicine, also where it stands behind the strength: 'hydrocortisone 1% cream'. */
export function takeForm(line: string): { readonly words: string; readonly left: string } {
  const match = FORM.exec(line);
  if (!match) return { words: '', left: line };
  return { words: match[0], left: withGap(line, match.index, match[0].length) };
}

/** A name or its synonym stands for its usual form; with another it is that product, or one the catalogue does not have. */
export function inForm(medicine: KnownMedicine, form: string, medicines: KnownMedicines | undefined): string {
  const said = form.toLowerCase().replace(/s$/, '');
  if (said === '' || medicine.form.replace(/s$/, '').includes(said)) return medicine.name;
  const other = FORM_NAMES.flatMap(([pattern, name]) => (pattern.test(form) ? [name] : []))
    .concat(form.toLowerCase())
    .map(name => medicines?.get(medicineKey(`${medicine.name} ${name}`)))
    .find(found => found !== undefined);
  return other?.name ?? `${medicine.name} ${form}`;
}

const FORM_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:mr|xl|sr|cr|er|xr|modified[- ]release)$/i, 'modified-release tablet'],
  [/^(?:mr|xl|sr|cr|er|xr|modified[- ]release)$/i, 'modified-release capsule'],
  [/^(?:syrup|solution|suspension)$/i, 'oral liquid'],
  [/^nebules?$/i, 'nebuliser liquid'],
  [/^(?:accuhaler|turbohaler|turbuhaler|diskus)$/i, 'dry powder inhaler'],
  [/^(?:evohaler|respimat)$/i, 'inhaler'],
];
