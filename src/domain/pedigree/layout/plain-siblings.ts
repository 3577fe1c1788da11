import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { type Person, personOf } from '#domain/pedigree/model/person.ts';

/** So many plain siblings of one sex become one symbol with their number in it. */
const WORTH_COLLAPSING = 3;

/** One symbol for each sibling. */
export function eachSibling(siblings: readonly FamilyMember[]): Person[] {
  return siblings.map(personOf);
}

/** Three or more living siblings of one sex without conditions share one numbered symbol; for small pictures only. */
export function collapsedSiblings(siblings: readonly FamilyMember[]): Person[] {
  const groups = Map.groupBy(siblings, member => (isPlain(member) ? member.gender : member.id));
  return [...groups.values()].flatMap(group =>
    group.length >= WORTH_COLLAPSING ? [crowd(group)] : group.map(personOf),
  );
}

function isPlain(member: FamilyMember): boolean {
  return member.isAlive && member.medicalConditions.length === 0;
}

function crowd(members: readonly FamilyMember[]): Person {
  return {
    key: `members ${members.map(({ id }) => id).join(' ')}`,
    members,
    gender: members[0]?.gender ?? 'Unknown',
  };
}
