import { type FamilyMember, isUnborn } from '#domain/pedigree/model/family-member.ts';

/** So many plain siblings of one sex become one symbol with their number in it. */
const WORTH_COLLAPSING = 3;

/** One symbol for each sibling. */
export function eachSibling(siblings: readonly FamilyMember[]): FamilyMember[][] {
  return siblings.map(member => [member]);
}

/**
 * Three or more living siblings of one sex of whom nothing else is told share one numbered symbol; for small pictures
 * only.
 * @param isAlone whether somebody has neither partner nor children
 */
export function collapsedSiblings(
  siblings: readonly FamilyMember[],
  isAlone: (member: FamilyMember) => boolean,
): FamilyMember[][] {
  const groups = Map.groupBy(siblings, member =>
    isPlain(member) && isAlone(member) ? member.gender : member.id,
  );
  return [...groups.values()].flatMap(group =>
    group.length >= WORTH_COLLAPSING ? [group] : group.map(member => [member]),
  );
}

function isPlain(member: FamilyMember): boolean {
  const { isAlive, medicalConditions, twinGroup, adoption, noChildren, sexAtBirth } = member;
  const isTold = [twinGroup, adoption, noChildren, sexAtBirth].some(fact => fact !== '');
  return isAlive && medicalConditions.length === 0 && !isTold && !isUnborn(member);
}
