import type { Branch, BranchUnion, Union } from '#domain/pedigree/layout/branch.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { kindOf, SELF } from '#domain/pedigree/model/relationship.ts';

type Couple = {
  readonly parents: readonly [Person, Person];
  readonly children: readonly Branch[];
  readonly tier: number;
  readonly outer: Union['outer'];
};

/** A couple with what is told of the two: related by blood, parted, without children. */
export function unionBetween({ parents, children, tier, outer }: Couple): BranchUnion {
  const told = tellersOf(parents.flatMap(({ members }) => members));
  const related = told.find(({ isRelated }) => isRelated);
  const parted = told.find(({ partnership }) => partnership !== 'together');
  const childless = parents.flatMap(({ members }) => members).find(({ noChildren }) => noChildren !== '');
  return {
    union: {
      parents,
      children: children.map(({ head }) => head),
      isRelated: related !== undefined,
      relatedAs: related?.relatedAs ?? '',
      partnership: parted?.partnership ?? 'together',
      tier,
      outer,
      noChildren: children.length === 0 ? (childless?.noChildren ?? '') : '',
    },
    children,
  };
}

function isBlood(relationship: FamilyMember['relationship']): boolean {
  return relationship === SELF || kindOf(relationship).degree > 0;
}

/** A partner tells of the couple; where both are relatives of the seven, either does. */
function tellersOf(members: readonly FamilyMember[]): readonly FamilyMember[] {
  const partners = members.filter(
    ({ relationship, partnerOf }) => !isBlood(relationship) || partnerOf !== '',
  );
  return partners.length > 0
    ? partners
    : members.filter(({ relationship }) => kindOf(relationship).isOnlyOne);
}
