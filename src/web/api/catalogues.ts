import { useQuery } from '@tanstack/react-query';
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
  medications: async signal =>
    (await request<readonly CatalogueMedication[]>(CATALOGUES.medications, { signal })).map(medication),
};

/** The catalogue a section picks from. */
export function useCatalogue(source: CatalogueUse['source']) {
  return useQuery({ queryKey: ['catalogue', source], queryFn: ({ signal }) => READ[source](signal) });
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

/** A medication as it is picked: it brings its category and its active ingredients along. */
export function medication({
  id,
  commercialName,
  scientificName,
  category,
  synonyms,
  components,
}: CatalogueMedication): CatalogueItem {
  return {
    id,
    text: commercialName,
    hint: scientificName,
    synonyms: [scientificName, ...synonyms],
    keywords: category,
    filled: {
      category,
      components: components.map(component => ({ ...component, id: String(component.id) })),
    },
  };
}
