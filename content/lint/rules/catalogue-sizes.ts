import type { Content } from '../content.ts';
import type { Fault, Rule } from '../rule.ts';

/** Lists whose length the specification states; a list that is not written yet is empty. */
const STATED = [
  ['catalogues/lab-tests.yaml', 'tests', 29, ({ labTests }: Content) => labTests.tests.length],
  ['catalogues/lab-tests.yaml', 'units', 19, ({ labTests }: Content) => labTests.units.length],
  [
    'catalogues/family-conditions.yaml',
    'conditions',
    31,
    ({ familyConditions }: Content) => familyConditions.length,
  ],
] as const;

/** Lists which the specification counts without naming all their entries have exactly that many. */
export const catalogueSizes: Rule = {
  name: 'catalogue-sizes',
  *check(content): Generator<Fault> {
    for (const [file, what, stated, count] of STATED) {
      const found = count(content);
      if (found > 0 && found !== stated) yield { file, message: `has ${found} ${what}, not ${stated}` };
    }
  },
};
