import type { Catalogues } from '#content/compile/compiled-content.ts';
import { byId, type IdLookup } from '#content/compile/id-lookup.ts';
import type { IdKind } from '#content/compile/ids.ts';
import type { Content, Medication } from '#content/read/content.ts';
import { readUsual } from '#content/read/usual-dose.ts';
import { doseUnitOf, MEDICINE_FORMS } from '#domain/sections/medicine-form.ts';

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
    medications: byId(medications(content, ids)),
    labTests: named('labTests', content.labTests.tests),
    labUnits: content.labTests.units,
    familyConditions: named('familyConditions', content.familyConditions),
    feedbackCategories: named('feedbackCategories', content.feedbackCategories),
  };
}

function medications({ medications, medicineNames }: Content, ids: IdLookup) {
  const otherNames = new Map(
    [...medicineNames.substances, ...medicineNames.categories].map(({ name, synonyms }) => [name, synonyms]),
  );
  const synonymsOf = ({ category, components }: Medication) =>
    [...components.map(component => component.scientificName), category].flatMap(
      name => otherNames.get(name) ?? [],
    );
  return medications.map(medication => ({
    ...medicationRow(medication, ids),
    synonyms: [...new Set(synonymsOf(medication))],
  }));
}

function medicationRow(medication: Medication, ids: IdLookup) {
  const { commercialName, category, components, form, strengths, isGeneric } = medication;
  const { dosage, frequency } = readUsual(medication.usual);
  return {
    id: ids.of('medications', commercialName),
    commercialName,
    category,
    form,
    route: MEDICINE_FORMS[form].route,
    doseUnit: doseUnitOf(form, strengths),
    strengths,
    usualDose: dosage,
    usualFrequency: frequency,
    isGeneric,
    components: components.map((component, index) => ({
      id: ids.of('medicationComponents', `${commercialName}/${component.scientificName}`),
      ...component,
      order: index + 1,
    })),
  };
}
