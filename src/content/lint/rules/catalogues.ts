import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content, Medication } from '#content/read/content.ts';
import { repeated } from '#content/read/placed.ts';
import { readUsual } from '#content/read/usual-dose.ts';

/** The units of ingredients (specification 17.5). */
const INGREDIENT_UNITS = new Set(
  'mg, g, mcg, μg, ng, pg, ml, L, %, mg/ml, g/L, IU, units, mEq, mmol, mg/g, mg/tablet, mg/capsule'.split(
    ', ',
  ),
);

/** The icons a feedback category may have (specification 26.2). */
const ICONS = new Set(['bug', 'lightbulb', 'tool', 'file-text', 'layout']);

/** Catalogue entries are unique, and their ingredients, units and icons are ones the product knows. */
export const catalogues: Rule = {
  name: 'catalogues',
  *check(content) {
    for (const [file, names] of namesByFile(content)) {
      for (const name of repeated(names)) yield { file, message: `"${name}" occurs more than once` };
    }
    for (const medication of content.medications) yield* medicationFaults(medication);
    yield* labFaults(content);
    for (const { name, icon } of content.feedbackCategories) {
      if (!ICONS.has(icon)) {
        yield { file: 'catalogues/feedback-categories.yaml', message: `${name}: unknown icon "${icon}"` };
      }
    }
  },
};

function namesByFile(content: Content): readonly [string, readonly string[]][] {
  return [
    ['body-systems.yaml', content.bodySystems.map(system => system.name)],
    ['body-systems.yaml', content.bodySystems.map(system => system.key)],
    ['catalogues/illnesses.yaml', content.illnesses.map(illness => illness.name)],
    ['catalogues/procedures.yaml', content.procedures.map(procedure => procedure.name)],
    ['catalogues/diagnosis-methods.yaml', content.diagnosisMethods],
    ['catalogues/medications', content.medications.map(medication => medication.commercialName)],
    ['catalogues/lab-tests.yaml', content.labTests.tests.map(test => test.name)],
    // Units are case-sensitive: mg and Mg differ.
    ['catalogues/family-conditions.yaml', content.familyConditions.map(condition => condition.name)],
    ['catalogues/feedback-categories.yaml', content.feedbackCategories.map(category => category.name)],
  ];
}

function* medicationFaults({
  file,
  commercialName,
  components,
  isGeneric,
  usual,
}: Medication): Generator<Fault> {
  for (const { text, reason } of readUsual(usual).rest) {
    yield { file, message: `${commercialName}: usually "${text}": ${reason}` };
  }
  if (components.length === 0) yield { file, message: `${commercialName}: has no ingredient` };
  for (const name of repeated(components.map(component => component.scientificName))) {
    yield { file, message: `${commercialName}: "${name}" occurs more than once` };
  }
  for (const { scientificName, concentration, unit } of components) {
    if (scientificName.trim() === '') yield { file, message: `${commercialName}: an ingredient has no name` };
    if (concentration.trim() === '' && !isGeneric)
      yield { file, message: `${commercialName}: ${scientificName} has no concentration` };
    if (!INGREDIENT_UNITS.has(unit)) yield { file, message: `${commercialName}: unknown unit "${unit}"` };
  }
}

function* labFaults({ labTests: { tests, units } }: Content): Generator<Fault> {
  const file = 'catalogues/lab-tests.yaml';
  if (new Set(units).size < units.length) yield { file, message: 'a unit occurs more than once' };
  for (const { name, unit } of tests) {
    if (!units.includes(unit)) yield { file, message: `${name}: "${unit}" is not among the units` };
  }
}
