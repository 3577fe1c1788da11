import type { Catalogues } from './compiled-content.ts';
import type { Content, Medication } from './content.ts';
import { byId, type IdLookup } from './id-lookup.ts';
import type { IdKind } from './ids.ts';

export function compileCatalogues(content: Content, ids: IdLookup): Catalogues {
  const named = <T extends { readonly name: string }>(kind: IdKind, entries: readonly T[]) =>
    byId(entries.map(entry => ({ id: ids.of(kind, entry.name), ...entry })));
  const names = (kind: IdKind, entries: readonly string[]) =>
    named(
      kind,
      entries.map(name => ({ name })),
    );
  return {
    illnesses: named('illnesses', content.illnesses),
    procedures: named('procedures', content.procedures),
    diagnosisMethods: names('diagnosisMethods', content.diagnosisMethods),
    medications: byId(content.medications.map(medication => medicationRow(medication, ids))),
    labTests: named('labTests', content.labTests.tests),
    labUnits: content.labTests.units,
    familyConditions: names('familyConditions', content.familyConditions),
    feedbackCategories: named('feedbackCategories', content.feedbackCategories),
  };
}

function medicationRow({ commercialName, category, components }: Medication, ids: IdLookup) {
  return {
    id: ids.of('medications', commercialName),
    commercialName,
    category,
    components: components.map((component, index) => ({
      id: ids.of('medicationComponents', `${commercialName}/${component.scientificName}`),
      ...component,
      order: index + 1,
    })),
  };
}
