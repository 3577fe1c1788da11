import type { Gender } from '#domain/case/patient-record.ts';

/** Besides the two of the profile, a relative may be of another gender or of one nobody knows: both are drawn as diamonds. */
export const MEMBER_GENDERS = ['Male', 'Female', 'Non-binary', 'Unknown'] as const;
export type MemberGender = (typeof MEMBER_GENDERS)[number];

export type Side = 'paternal' | 'maternal';

/** How a kind of relative stands to the patient. */
type Kind = {
  readonly gender: MemberGender | 'patient' | 'partner';
  /** 1 the grandparents … 5 the grandchildren; a relative's partner is of that relative's generation. */
  readonly generation: 1 | 2 | 3 | 4 | 5;
  /** Degree of relation by blood; 0 for the patient and for partners. */
  readonly degree: 0 | 1 | 2 | 3;
  readonly side?: Side;
  /** Nobody has two of them. */
  readonly isOnlyOne: boolean;
};

const GRANDFATHER = { gender: 'Male', generation: 1, degree: 2, isOnlyOne: true } as const;
const GRANDMOTHER = { ...GRANDFATHER, gender: 'Female' } as const;
const UNCLE = { gender: 'Male', generation: 2, degree: 2, isOnlyOne: false } as const;
const AUNT = { ...UNCLE, gender: 'Female' } as const;
const SIBLING = { gender: 'Unknown', generation: 3, degree: 1, isOnlyOne: false } as const;
const CHILD = { ...SIBLING, generation: 4 } as const;
const COUSIN = { gender: 'Unknown', generation: 3, degree: 3, isOnlyOne: false } as const;
const NIBLING = { gender: 'Unknown', generation: 4, degree: 2, isOnlyOne: false } as const;
const GRANDCHILD = { ...NIBLING, generation: 5 } as const;
const FURTHER_PARTNER = { gender: 'partner', generation: 3, degree: 0, isOnlyOne: false } as const;

/** The relationships of the specification (19.2), in the order in which members are listed. */
const SPECIFIED = {
  'Self (Patient)': { gender: 'patient', generation: 3, degree: 0, isOnlyOne: true },
  Father: { gender: 'Male', generation: 2, degree: 1, side: 'paternal', isOnlyOne: true },
  Mother: { gender: 'Female', generation: 2, degree: 1, side: 'maternal', isOnlyOne: true },
  'Grandfather (Paternal)': { ...GRANDFATHER, side: 'paternal' },
  'Grandmother (Paternal)': { ...GRANDMOTHER, side: 'paternal' },
  'Grandfather (Maternal)': { ...GRANDFATHER, side: 'maternal' },
  'Grandmother (Maternal)': { ...GRANDMOTHER, side: 'maternal' },
  'Spouse/Partner': { gender: 'partner', generation: 3, degree: 0, isOnlyOne: true },
  Brother: { ...SIBLING, gender: 'Male' },
  Sister: { ...SIBLING, gender: 'Female' },
  'Uncle (Paternal)': { ...UNCLE, side: 'paternal' },
  'Aunt (Paternal)': { ...AUNT, side: 'paternal' },
  'Uncle (Maternal)': { ...UNCLE, side: 'maternal' },
  'Aunt (Maternal)': { ...AUNT, side: 'maternal' },
  Son: { ...CHILD, gender: 'Male' },
  Daughter: { ...CHILD, gender: 'Female' },
} as const satisfies Record<string, Kind>;

/** What a pedigree needs besides (specification 19.26). */
const FURTHER = {
  'Former Partner': FURTHER_PARTNER,
  Sibling: SIBLING,
  Child: CHILD,
  Nephew: { ...NIBLING, gender: 'Male' },
  Niece: { ...NIBLING, gender: 'Female' },
  'Niece/Nephew': NIBLING,
  'Cousin (Paternal)': { ...COUSIN, side: 'paternal' },
  'Cousin (Maternal)': { ...COUSIN, side: 'maternal' },
  Grandson: { ...GRANDCHILD, gender: 'Male' },
  Granddaughter: { ...GRANDCHILD, gender: 'Female' },
  Grandchild: GRANDCHILD,
  "Relative's Partner": { ...FURTHER_PARTNER, gender: 'Unknown' },
} as const satisfies Record<string, Kind>;

const KINDS: Readonly<Record<Relationship, Kind>> = { ...SPECIFIED, ...FURTHER };

export type Relationship = keyof typeof SPECIFIED | keyof typeof FURTHER;

export const SELF = 'Self (Patient)';
export const PARTNER = 'Spouse/Partner';
export const FORMER_PARTNER = 'Former Partner';
export const RELATIVES_PARTNER = "Relative's Partner";

/** The sixteen relationships of the specification, in the order of the list (specification 19.2). */
export const SPECIFIED_RELATIONSHIPS: readonly Relationship[] = Object.keys(SPECIFIED).filter(isRelationship);

/** Every relationship, in the order in which members are listed: the sixteen, then the further ones. */
export const RELATIONSHIPS: readonly Relationship[] = Object.keys({ ...SPECIFIED, ...FURTHER }).filter(
  isRelationship,
);

/** What a relationship says of a relative. */
export function kindOf(relationship: Relationship): Kind {
  return KINDS[relationship];
}

export function isRelationship(value: unknown): value is Relationship {
  return typeof value === 'string' && (Object.hasOwn(SPECIFIED, value) || Object.hasOwn(FURTHER, value));
}

/**
 * The gender a relationship implies: the partner's is opposite to the patient's, and an unknown one counts as male
 * (specification 19.7). That of a cousin is not known from the word.
 */
export function genderOf(relationship: Relationship, patient: Gender | null): MemberGender {
  const { gender } = kindOf(relationship);
  if (gender === 'patient') return patient ?? 'Male';
  if (gender === 'partner') return patient === 'Male' ? 'Female' : 'Male';
  return gender;
}

/** Whether the gender follows from the relationship, so that a form only offers to call it unknown. */
export function isGenderImplied(relationship: Relationship): boolean {
  return kindOf(relationship).gender !== 'Unknown' && relationship !== FORMER_PARTNER;
}

/** The two members who are a relative's usual parents; undefined for those who have no usual ones. */
export function parentsOf(relationship: Relationship): readonly [Relationship, Relationship] | undefined {
  switch (relationship) {
    case 'Son':
    case 'Daughter':
    case 'Child':
      return [SELF, PARTNER];
    case 'Brother':
    case 'Sister':
    case 'Sibling':
      return ['Father', 'Mother'];
    case 'Uncle (Paternal)':
    case 'Aunt (Paternal)':
      return ['Grandfather (Paternal)', 'Grandmother (Paternal)'];
    case 'Uncle (Maternal)':
    case 'Aunt (Maternal)':
      return ['Grandfather (Maternal)', 'Grandmother (Maternal)'];
    default:
      return undefined;
  }
}

/** Through which relatives somebody is related who has no usual parents: one of them is a parent. */
export function linksOf(relationship: Relationship): readonly Relationship[] {
  switch (relationship) {
    case 'Nephew':
    case 'Niece':
    case 'Niece/Nephew':
      return ['Brother', 'Sister', 'Sibling'];
    case 'Cousin (Paternal)':
      return ['Uncle (Paternal)', 'Aunt (Paternal)'];
    case 'Cousin (Maternal)':
      return ['Uncle (Maternal)', 'Aunt (Maternal)'];
    case 'Grandson':
    case 'Granddaughter':
    case 'Grandchild':
      return ['Son', 'Daughter', 'Child'];
    default:
      return [];
  }
}

/** Who may be recorded as related by blood to the person they had children with. */
export function canBeConsanguineous(relationship: Relationship): boolean {
  const { isOnlyOne, degree } = kindOf(relationship);
  return relationship !== SELF && (isOnlyOne || degree === 0);
}
