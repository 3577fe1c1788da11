import type { Gender } from '#domain/case/patient-record.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';

/** One symbol of the drawing: a member, several plain siblings under one number, or a parent nobody has named. */
export type Person = {
  readonly key: string;
  /** Empty for an unnamed parent. */
  readonly members: readonly FamilyMember[];
  /** null: not known, a diamond. */
  readonly gender: Gender | null;
};

export function personOf(member: FamilyMember): Person {
  return { key: `member ${member.id}`, members: [member], gender: member.gender };
}

/** The other parent of a half-relative, drawn with a question mark. */
export function unnamedPartner(of: Person): Person {
  const gender = of.gender === null ? null : of.gender === 'Male' ? 'Female' : 'Male';
  return { key: `partner of ${of.key}`, members: [], gender };
}

/** Stands in the place of one of the seven default members that a damaged history lacks. */
export function missingPerson(relationship: string, gender: Gender | null): Person {
  return { key: `missing ${relationship}`, members: [], gender };
}
