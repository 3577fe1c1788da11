import { type FamilyMember, newMember } from '#domain/pedigree/model/family-member.ts';
import { parentageOf, relativeOfPartner } from '#domain/pedigree/model/parentage.ts';
import {
  kindOf,
  linksOf,
  RELATIONSHIPS,
  RELATIVES_PARTNER,
  type Relationship,
  SELF,
} from '#domain/pedigree/model/relationship.ts';

/** A family in which everybody hangs on somebody. */
export type CompletedFamily = {
  /** With those who stand in for relatives that nobody recorded. */
  readonly family: readonly FamilyMember[];
  readonly standIns: ReadonlySet<FamilyMember>;
  /** A second father, the partner of somebody who is gone: drawn, but related to nobody. */
  readonly surplus: readonly FamilyMember[];
};

/** The relatives every drawing needs. */
const NEEDED = RELATIONSHIPS.slice(0, 7);

/**
 * Stands in for what a family lacks: one of the seven in a damaged history, the sibling whose child somebody is when
 * nobody said which.
 */
export function completedFamily(members: readonly FamilyMember[]): CompletedFamily {
  const surplus = surplusOf(members);
  const placed = members.filter(member => !surplus.includes(member));
  const seven = NEEDED.filter(needed => !placed.some(({ relationship }) => relationship === needed)).map(
    relationship => standIn(relationship),
  );
  const orphans = placed.filter(
    member => linksOf(member.relationship).length > 0 && !parentageOf(member, placed),
  );
  const links = new Map(
    orphans.map(({ relationship }) => [linkFor(relationship), standIn(linkFor(relationship))] as const),
  );
  const family = placed.map(member =>
    orphans.includes(member)
      ? { ...member, parentIds: [links.get(linkFor(member.relationship))?.id ?? ''] }
      : member,
  );
  const standIns = [...seven, ...links.values()];
  return { family: [...family, ...standIns], standIns: new Set(standIns), surplus };
}

/** Unknown of gender, where the relationship leaves it open. */
function linkFor(relationship: Relationship): Relationship {
  const links = linksOf(relationship);
  return links.at(-1) ?? SELF;
}

function standIn(relationship: Relationship): FamilyMember {
  const isLink = !NEEDED.includes(relationship);
  const member = newMember(`missing ${relationship}`, relationship, null);
  return isLink ? { ...member, gender: 'Unknown' } : member;
}

function surplusOf(members: readonly FamilyMember[]): FamilyMember[] {
  const doubles = members.filter(
    (member, index) =>
      kindOf(member.relationship).isOnlyOne &&
      members.findIndex(other => other.relationship === member.relationship) !== index,
  );
  const strays = members.filter(member => {
    if (member.relationship !== RELATIVES_PARTNER) return false;
    const relative = relativeOfPartner(member, members);
    return !relative || doubles.includes(relative);
  });
  return [...doubles, ...strays];
}
