import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Relationship } from '#domain/pedigree/model/relationship.ts';

/** Where somebody stands among siblings whatever the age: the parents at the side where the other family begins. */
const EDGES: Partial<Record<Relationship, number>> = { Father: 1, Mother: -1 };

/**
 * Siblings from left to right: the eldest first, twins side by side. Those of whom neither birth year nor age is known
 * come last, as they were entered.
 * @param year the current year, which ages are counted back from
 */
export function siblingOrder(siblings: readonly FamilyMember[], year: number): FamilyMember[] {
  const groups = Map.groupBy(eldestFirst(siblings, year), member => member.twinGroup || member.id);
  const edged = [...groups.values()].map(group => ({
    edge: group.reduce((sum, { relationship }) => sum + (EDGES[relationship] ?? 0), 0),
    group: byEdge(group),
  }));
  return edged.toSorted((one, other) => one.edge - other.edge).flatMap(({ group }) => group);
}

function byEdge(group: readonly FamilyMember[]): FamilyMember[] {
  return group.toSorted((one, other) => (EDGES[one.relationship] ?? 0) - (EDGES[other.relationship] ?? 0));
}

function eldestFirst(siblings: readonly FamilyMember[], year: number): FamilyMember[] {
  const born = new Map(siblings.map(member => [member, birthYearOf(member, year)]));
  return siblings.toSorted((one, other) => (born.get(one) ?? 9999) - (born.get(other) ?? 9999));
}

function birthYearOf(member: FamilyMember, year: number): number | undefined {
  if (member.birthYear !== null) return member.birthYear;
  return member.isAlive && member.currentAge !== null ? year - member.currentAge : undefined;
}
