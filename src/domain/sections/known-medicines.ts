import { type KnownMedicine, medicineKey } from '#domain/sections/medicine-line.ts';

/** What of a product of the catalogue says what it is called. */
type Named = {
  readonly commercialName: string;
  readonly scientificName: string;
  readonly synonyms: readonly string[];
  readonly strengths: readonly string[];
  readonly isGeneric: boolean;
};

/**
 * The medicines by every name that means one of them: their own, that of what they hold, and the synonyms that no other
 * substance shares. 'Blood thinner' means several and is the name of none.
 */
export function knownMedicines(products: readonly Named[]): ReadonlyMap<string, KnownMedicine> {
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
  const own = products.map(product => [medicineKey(product.commercialName), known(product)] as const);
  return new Map([...others, ...own]);
}

function known({ commercialName, strengths }: Named): KnownMedicine {
  return { name: commercialName, strengths };
}
