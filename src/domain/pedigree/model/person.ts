import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { MemberGender } from '#domain/pedigree/model/relationship.ts';

/** One symbol of the drawing: a member, several plain siblings under one number, or a parent nobody has named. */
export type Person = {
  readonly key: string;
  /** Empty for an unnamed parent. */
  readonly members: readonly FamilyMember[];
  readonly gender: MemberGender;
};

export function personOf(member: FamilyMember): Person {
  return { key: `member ${member.id}`, members: [member], gender: member.gender };
}

const OPPOSITE: Readonly<Record<MemberGender, MemberGender>> = {
  Male: 'Female',
  Female: 'Male',
  'Non-binary': 'Unknown',
  Unknown: 'Unknown',
};

/** The other parent of a half-relative, drawn with a question mark. */
export function unnamedPartner(of: Person): Person {
  return { key: `partner of ${of.key}`, members: [], gender: OPPOSITE[of.gender] };
}

/** Stands in the place of one of the seven default members that a damaged history lacks. */
export function missingPerson(relationship: string, gender: MemberGender): Person {
  return { key: `missing ${relationship}`, members: [], gender };
}
