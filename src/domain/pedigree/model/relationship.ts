import type { Gender } from '#domain/case/patient-record.ts';

/** How a kind of relative stands to the patient. */
type Kind = {
  readonly gender: Gender | 'patient' | 'partner';
  /** 1 the grandparents … 4 the children. */
  readonly generation: 1 | 2 | 3 | 4;
  /** Degree of relation by blood; 0 for the patient and the partner. */
  readonly degree: 0 | 1 | 2;
  readonly side?: 'paternal' | 'maternal';
  /** Nobody has two of them. */
  readonly isOnlyOne: boolean;
};

/** The relationships (specification 19.2), in the order in which members are listed. */
const KINDS = {
  'Self (Patient)': { gender: 'patient', generation: 3, degree: 0, isOnlyOne: true },
  Father: { gender: 'Male', generation: 2, degree: 1, side: 'paternal', isOnlyOne: true },
  Mother: { gender: 'Female', generation: 2, degree: 1, side: 'maternal', isOnlyOne: true },
  'Grandfather (Paternal)': { gender: 'Male', generation: 1, degree: 2, side: 'paternal', isOnlyOne: true },
  'Grandmother (Paternal)': { gender: 'Female', generation: 1, degree: 2, side: 'paternal', isOnlyOne: true },
  'Grandfather (Maternal)': { gender: 'Male', generation: 1, degree: 2, side: 'maternal', isOnlyOne: true },
  'Grandmother (Maternal)': { gender: 'Female', generation: 1, degree: 2, side: 'maternal', isOnlyOne: true },
  'Spouse/Partner': { gender: 'partner', generation: 3, degree: 0, isOnlyOne: true },
  Brother: { gender: 'Male', generation: 3, degree: 1, isOnlyOne: false },
  Sister: { gender: 'Female', generation: 3, degree: 1, isOnlyOne: false },
  'Uncle (Paternal)': { gender: 'Male', generation: 2, degree: 2, side: 'paternal', isOnlyOne: false },
  'Aunt (Paternal)': { gender: 'Female', generation: 2, degree: 2, side: 'paternal', isOnlyOne: false },
  'Uncle (Maternal)': { gender: 'Male', generation: 2, degree: 2, side: 'maternal', isOnlyOne: false },
  'Aunt (Maternal)': { gender: 'Female', generation: 2, degree: 2, side: 'maternal', isOnlyOne: false },
  Son: { gender: 'Male', generation: 4, degree: 1, isOnlyOne: false },
  Daughter: { gender: 'Female', generation: 4, degree: 1, isOnlyOne: false },
} as const satisfies Record<string, Kind>;

export type Relationship = keyof typeof KINDS;

export const SELF = 'Self (Patient)';
export const PARTNER = 'Spouse/Partner';

/** Every relationship, in the order in which members are listed (specification 19.2). */
export const RELATIONSHIPS: readonly Relationship[] = Object.keys(KINDS).filter(isRelationship);

/** What a relationship says of a relative. */
export function kindOf(relationship: Relationship): Kind {
  return KINDS[relationship];
}

export function isRelationship(value: unknown): value is Relationship {
  return typeof value === 'string' && Object.hasOwn(KINDS, value);
}

/**
 * The gender a relationship implies: the partner's is opposite to the patient's, and an unknown one counts as male
 * (specification 19.7).
 */
export function genderOf(relationship: Relationship, patient: Gender | null): Gender {
  const { gender } = kindOf(relationship);
  if (gender === 'patient') return patient ?? 'Male';
  if (gender === 'partner') return patient === 'Male' ? 'Female' : 'Male';
  return gender;
}

/** The two members who are a relative's usual parents; undefined for those whose parents are not drawn. */
export function parentsOf(relationship: Relationship): readonly [Relationship, Relationship] | undefined {
  switch (relationship) {
    case 'Son':
    case 'Daughter':
      return [SELF, PARTNER];
    case 'Brother':
    case 'Sister':
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

/** Who may be recorded as related by blood to the person they had children with. */
export function canBeConsanguineous(relationship: Relationship): boolean {
  return kindOf(relationship).isOnlyOne && relationship !== SELF;
}
