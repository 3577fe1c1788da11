import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';

/**
 * Siblings with the eldest first. Those of whom neither birth year nor age is known come last, as they were entered.
 * @param year the current year, which ages are counted back from
 */
export function eldestFirst(siblings: readonly FamilyMember[], year: number): FamilyMember[] {
  const born = new Map(siblings.map(member => [member, birthYearOf(member, year)]));
  return siblings.toSorted((one, other) => (born.get(one) ?? 9999) - (born.get(other) ?? 9999));
}

function birthYearOf(member: FamilyMember, year: number): number | undefined {
  if (member.birthYear !== null) return member.birthYear;
  return member.isAlive && member.currentAge !== null ? year - member.currentAge : undefined;
}
