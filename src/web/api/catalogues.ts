import { useQuery } from '@tanstack/react-query';
import type { DiagnosisMethod } from '#contract/diagnosis-methods.ts';
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
  readonly keywords?: string;
  readonly filled?: Readonly<Record<string, unknown>>;
};

const SOURCES: Readonly<
  Record<CatalogueUse['source'], (signal: AbortSignal) => Promise<readonly CatalogueItem[]>>
> = {
  illnesses: async signal => (await request<readonly Illness[]>('/api/illnesses', { signal })).map(named),
  procedures: async signal => (await request<readonly Procedure[]>('/api/procedures', { signal })).map(named),
  medications: async signal =>
    (await request<readonly CatalogueMedication[]>('/api/medications', { signal })).map(medication),
};

/** The catalogue a section picks from. */
export function useCatalogue(source: CatalogueUse['source']) {
  return useQuery({ queryKey: ['catalogue', source], queryFn: ({ signal }) => SOURCES[source](signal) });
}

/** How an illness can have been diagnosed. */
export function useDiagnosisMethods() {
  return useQuery({
    queryKey: ['diagnosis-methods'],
    queryFn: ({ signal }) => request<readonly DiagnosisMethod[]>('/api/diagnosis-methods', { signal }),
  });
}

function named({ id, name, description }: Illness | Procedure): CatalogueItem {
  return { id, text: name, keywords: description };
}

/** A medication brings its category and its active ingredients along. */
function medication({
  id,
  commercialName,
  scientificName,
  category,
  components,
}: CatalogueMedication): CatalogueItem {
  return {
    id,
    text: commercialName,
    hint: scientificName,
    keywords: `${scientificName} ${category}`,
    filled: {
      category,
      components: components.map(component => ({ ...component, id: String(component.id) })),
    },
  };
}
