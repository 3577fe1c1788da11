import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content } from '#content/read/content.ts';
import { repeated } from '#content/read/placed.ts';

const MEDICINE_NAMES = 'catalogues/medicine-names.yaml';

/** A synonym in the catalogues says something new, and the medicine it is for exists. */
export const catalogueSynonyms: Rule = {
  name: 'catalogue-synonyms',
  *check(content) {
    for (const [file, entries] of entriesByFile(content)) {
      for (const { name, synonyms } of entries) {
        for (const text of repeated([name, ...synonyms])) {
          yield { file, message: `${name}: "${text}" is said twice` };
        }
      }
    }
    yield* medicineFaults(content);
  },
};

function entriesByFile({ illnesses, procedures, familyConditions, medicineNames }: Content) {
  return [
    ['catalogues/illnesses.yaml', illnesses],
    ['catalogues/procedures.yaml', procedures],
    ['catalogues/family-conditions.yaml', familyConditions],
    [MEDICINE_NAMES, medicineNames.substances],
    [MEDICINE_NAMES, medicineNames.categories],
  ] as const;
}

function* medicineFaults({ medications, medicineNames }: Content): Generator<Fault> {
  const { substances, categories } = medicineNames;
  const names = [...substances, ...categories].map(({ name }) => name);
  for (const name of repeated(names)) {
    yield { file: MEDICINE_NAMES, message: `"${name}" occurs more than once` };
  }
  const known = new Set(
    medications.flatMap(({ category, components }) => [
      category,
      ...components.map(component => component.scientificName),
    ]),
  );
  for (const name of names.filter(each => !known.has(each))) {
    yield { file: MEDICINE_NAMES, message: `no medication has "${name}"` };
  }
}
