import fc from 'fast-check';
import { defaultFamily } from '#domain/pedigree/model/default-family.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { type Relationship, SELF } from '#domain/pedigree/model/relationship.ts';
import { condition, relative } from '#tests/examples/families.ts';

/** Whom a relative may name as the one parent shared with the family. */
const SHARED: Partial<Record<Relationship, readonly string[]>> = {
  Brother: ['father', 'mother'],
  Sister: ['father', 'mother'],
  'Uncle (Paternal)': ['paternal-grandfather', 'paternal-grandmother'],
  'Aunt (Paternal)': ['paternal-grandfather', 'paternal-grandmother'],
  'Uncle (Maternal)': ['maternal-grandfather', 'maternal-grandmother'],
  'Aunt (Maternal)': ['maternal-grandfather', 'maternal-grandmother'],
  Son: ['self', 'partner'],
  Daughter: ['self', 'partner'],
};

const RELATIONSHIPS = Object.keys(SHARED) as Relationship[];
const CONDITIONS = ['Asthma', 'Gout', 'Stroke', 'Epilepsy', 'Breast Cancer', 'Migraine', 'Ménière’s disease'];

const age = fc.option(fc.integer({ min: 0, max: 120 }));

const facts = fc.record({
  name: fc.oneof(
    fc.constantFrom('', 'Ada', 'Maximilian Hohenlohe-Langenburg', 'مریم', '王小明'),
    fc.string(),
  ),
  isAlive: fc.boolean(),
  currentAge: age,
  ageAtDeath: age,
  birthYear: fc.option(fc.integer({ min: 1850, max: 2026 })),
  isRelated: fc.boolean(),
  medicalConditions: fc.array(
    fc.tuple(fc.constantFrom(...CONDITIONS), age).map(([name, onset]) => condition(name, onset)),
    { maxLength: 4 },
  ),
});

/** How often a relative names one parent only, and the most relatives beside the default seven. */
export type FamilyKind = { readonly hasHalves: boolean; readonly relatives: number };

/** Any family the forms allow. */
export function anyFamily({ hasHalves, relatives }: FamilyKind): fc.Arbitrary<FamilyMember[]> {
  const others = fc.array(
    fc.tuple(fc.constantFrom(...RELATIONSHIPS), facts, fc.nat({ max: hasHalves ? 3 : 0 })),
    { maxLength: relatives, size: 'max' },
  );
  const defaults = fc.array(facts, { minLength: 7, maxLength: 7 });
  const gender = fc.constantFrom('Male' as const, 'Female' as const);
  return fc
    .record({ gender, defaults, others, partner: fc.option(facts) })
    .map(({ gender, defaults, others, partner }) => [
      ...defaultFamily(gender).map((member, index) => ({
        ...member,
        ...defaults[index],
        isAlive: member.relationship === SELF || (defaults[index]?.isAlive ?? true),
      })),
      ...(partner
        ? [
            relative('partner', 'Spouse/Partner', {
              ...partner,
              gender: gender === 'Male' ? 'Female' : 'Male',
            }),
          ]
        : []),
      ...others.map(([relationship, filled, parent], index) =>
        relative(`relative ${index}`, relationship, {
          ...filled,
          parentIds: (SHARED[relationship] ?? []).slice(parent - 1, parent),
        }),
      ),
    ]);
}
