import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content } from '#content/read/content.ts';

/** Lists of a stated length (specification 14.6, 14.7, 19.12); a list that is not written yet is empty. */
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

/** Lists of a stated length have exactly that many entries (ADR 14, item 13). */
export const catalogueSizes: Rule = {
  name: 'catalogue-sizes',
  *check(content): Generator<Fault> {
    for (const [file, what, stated, count] of STATED) {
      const found = count(content);
      if (found > 0 && found !== stated) yield { file, message: `has ${found} ${what}, not ${stated}` };
    }
  },
};
