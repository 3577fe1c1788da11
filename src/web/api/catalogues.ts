import { skipToken, useQuery } from '@tanstack/react-query';
import type { DiagnosisMethod } from '#contract/diagnosis-methods.ts';
import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import {
  diagnosisMethodsEndpoint,
  illnessesEndpoint,
  medicationsEndpoint,
  proceduresEndpoint,
} from '#contract/endpoints/catalogues.ts';
import type { Illness } from '#contract/illnesses.ts';
import type { CatalogueMedication } from '#contract/medications.ts';
import type { Procedure } from '#contract/procedures.ts';
import { doseIn } from '#domain/sections/dosage.ts';
import type { CatalogueUse } from '#domain/sections/section.ts';
import { request } from '#web/api/request.ts';

/** An item of a catalogue as a section picks it: its name, and the fields it fills in. */
export type CatalogueItem = {
  readonly id: number;
  readonly text: string;
  readonly hint?: string;
  readonly synonyms: readonly string[];
  readonly keywords?: string;
  readonly filled?: Readonly<Record<string, unknown>>;
  /** Of a medication: how it is dosed and what it is called. */
  readonly product?: CatalogueMedication;
};

/** The endpoint of each catalogue that a section picks from. */
export const CATALOGUES = {
  illnesses: illnessesEndpoint,
  procedures: proceduresEndpoint,
  medications: medicationsEndpoint,
} as const satisfies Readonly<Record<CatalogueUse['source'], ApiEndpoint>>;

const READ: Readonly<
  Record<CatalogueUse['source'], (signal: AbortSignal) => Promise<readonly CatalogueItem[]>>
> = {
  illnesses: async signal => (await request<readonly Illness[]>(CATALOGUES.illnesses, { signal })).map(named),
  procedures: async signal =>
    (await request<readonly Procedure[]>(CATALOGUES.procedures, { signal })).map(named),
  medications: async signal => genericsFirst(await medicationsFrom(signal)).map(medication),
};

function medicationsFrom(signal: AbortSignal) {
  return request<readonly CatalogueMedication[]>(CATALOGUES.medications, { signal });
}

/** The catalogue a section picks from; without one there is nothing to load. */
export function useCatalogue(source: CatalogueUse['source'] | undefined) {
  return useQuery({
    queryKey: ['catalogue', source],
    queryFn: source === undefined ? skipToken : ({ signal }) => READ[source](signal),
  });
}

/** What the catalogue says of a medicine by its name; nothing of one that is not in it. */
export function useMedicine(name: string): CatalogueMedication | undefined {
  return useCatalogue('medications').data?.find(({ text }) => text === name)?.product;
}

/** How an illness can have been diagnosed. */
export function useDiagnosisMethods() {
  return useQuery({
    queryKey: ['diagnosis-methods'],
    queryFn: ({ signal }) => request<readonly DiagnosisMethod[]>(diagnosisMethodsEndpoint, { signal }),
  });
}

/** An illness or an operation as it is picked. */
export function named({ id, name, synonyms, description }: Illness | Procedure): CatalogueItem {
  return { id, text: name, synonyms, keywords: description };
}

/** A medication as it is picked: it brings along what its product says, and leaves to be asked what the patient takes. */
export function medication(product: CatalogueMedication): CatalogueItem {
  const { id, commercialName, scientificName, category, synonyms, components } = product;
  const holds = scientificName === commercialName ? [] : [scientificName];
  return {
    id,
    text: commercialName,
    ...hintOf(product),
    synonyms: [...holds, ...synonyms],
    keywords: category,
    product,
    filled: {
      category,
      components: components.map(component => ({ ...component, id: String(component.id) })),
      ...(product.route !== '' && { route: product.route }),
      ...(product.doseUnit !== '' && { dosage: doseIn(product.doseUnit) }),
    },
  };
}

/** A brand is told by what it holds, a generic by its form where its name does not say it. */
function hintOf({ commercialName, scientificName, isGeneric, form }: CatalogueMedication) {
  if (!isGeneric) return { hint: scientificName };
  return commercialName.endsWith(form) ? {} : { hint: form };
}

/** Each generic with its brands beneath it. */
export function genericsFirst(products: readonly CatalogueMedication[]): CatalogueMedication[] {
  const { compare } = new Intl.Collator('en');
  return products.toSorted(
    (a, b) =>
      compare(a.scientificName, b.scientificName) ||
      Number(b.isGeneric) - Number(a.isGeneric) ||
      compare(a.commercialName, b.commercialName),
  );
}
