import fc from 'fast-check';
import { ADDED_AS, type AddedAs, addedRelative } from '#domain/pedigree/model/added-relative.ts';
import { defaultFamily } from '#domain/pedigree/model/default-family.ts';
import {
  CHILDLESS,
  type FamilyMember,
  PARTNERSHIPS,
  PREGNANCIES,
  TWIN_KINDS,
} from '#domain/pedigree/model/family-member.ts';
import {
  MEMBER_GENDERS,
  type MemberGender,
  type Relationship,
  SELF,
} from '#domain/pedigree/model/relationship.ts';
import { asTwins } from '#domain/pedigree/model/twins.ts';
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

const NEW_KINDS: readonly Relationship[] = [
  'Sibling',
  'Child',
  'Nephew',
  'Niece',
  'Niece/Nephew',
  'Cousin (Paternal)',
  'Cousin (Maternal)',
  'Grandson',
  'Grandchild',
];

/** What the nomenclature of 2022 tells of a person. */
const pedigreeFacts = fc.record({
  gender: fc.constantFrom(...MEMBER_GENDERS),
  adoption: fc.constantFrom('', '', '', 'in' as const, 'out' as const),
  pregnancy: fc.constantFrom('', '', '', '', ...PREGNANCIES),
  gestationWeeks: fc.option(fc.integer({ min: 4, max: 40 })),
  noChildren: fc.constantFrom('', '', ...CHILDLESS),
  noChildrenReason: fc.constantFrom('', 'azoospermia'),
  twinKind: fc.constantFrom(...TWIN_KINDS),
  partnership: fc.constantFrom(...PARTNERSHIPS),
  relatedAs: fc.constantFrom('', 'second cousins'),
  causeOfDeath: fc.constantFrom('', 'Heart attack', 'Complications of polycystic kidney disease'),
});

/**
 * Any family with nieces, cousins, grandchildren and further partners: as if each relative had been added from the
 * symbol of one who was there, some together with a twin.
 */
export function anyExtendedFamily(relatives: number): fc.Arbitrary<FamilyMember[]> {
  const step = fc.record({
    as: fc.constantFrom(...ADDED_AS),
    to: fc.nat(),
    gender: fc.constantFrom(...MEMBER_GENDERS),
    facts,
    pedigreeFacts,
    isTwin: fc.nat({ max: 5 }),
  });
  const loose = fc.array(fc.tuple(fc.constantFrom(...NEW_KINDS), facts), { maxLength: 3 });
  return fc
    .record({
      start: anyFamily({ hasHalves: true, relatives: 6 }),
      steps: fc.array(step, { maxLength: relatives, size: 'max' }),
      loose,
    })
    .map(({ start, steps, loose }) =>
      steps.reduce(grown, [
        ...start,
        ...loose.map(([relationship, filled], index) => relative(`loose ${index}`, relationship, filled)),
      ]),
    );
}

type Step = {
  readonly as: AddedAs;
  readonly to: number;
  readonly gender: MemberGender;
  readonly facts: Partial<FamilyMember>;
  readonly pedigreeFacts: Partial<FamilyMember>;
  readonly isTwin: number;
};

function grown(family: FamilyMember[], step: Step, index: number): FamilyMember[] {
  const to = family[step.to % family.length];
  const added = to && addedRelative({ as: step.as, to, id: `added ${index}`, gender: step.gender }, family);
  if (!to || !added) return family;
  const member = { ...added.member, ...step.facts, ...step.pedigreeFacts, gender: added.member.gender };
  const changed = new Map(added.changed.map(child => [child.id, child]));
  const next = [...family.map(other => changed.get(other.id) ?? other), member];
  if (step.isTwin > 0 || step.as !== 'sibling') return next;
  const twins = new Map(asTwins(member, to, member.twinKind, next).map(twin => [twin.id, twin]));
  return next.map(other => twins.get(other.id) ?? other);
}

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
