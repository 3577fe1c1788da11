import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { birthParentage } from '#domain/pedigree/model/parentage.ts';

/** What two of one generation are who share so many of their grandparents; adopted children share none. */
const BY_SHARED_GRANDPARENTS = [
  '',
  'half first cousins',
  'first cousins',
  '',
  'double first cousins',
] as const;

/** How two relatives of one generation are related by blood, as the family tells; empty when it tells of no tie. */
export function bloodTieOf(one: FamilyMember, other: FamilyMember, family: readonly FamilyMember[]): string {
  const parents = (member: FamilyMember): FamilyMember[] => {
    if (member.adoption === 'in') return [];
    return (birthParentage(member, family)?.parents ?? []).flatMap(parent => parent ?? []);
  };
  const grandparents = (member: FamilyMember) => [...new Set(parents(member).flatMap(parents))];
  const others = grandparents(other);
  const shared = grandparents(one).filter(grandparent => others.includes(grandparent));
  return BY_SHARED_GRANDPARENTS[shared.length] ?? '';
}
