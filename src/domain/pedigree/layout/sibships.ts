import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** Children of a couple and of each of the two with somebody else. */
export type Sibships = {
  readonly both: readonly FamilyMember[];
  readonly ofFirst: readonly FamilyMember[];
  readonly ofSecond: readonly FamilyMember[];
};

/**
 * Sorts children by their parents: who names exactly one of the two has another, unnamed parent (specification 19.9);
 * who names both, or neither, is the child of both.
 */
export function sibshipsOf(children: readonly FamilyMember[], first: Person, second: Person): Sibships {
  const names = (child: FamilyMember, parent: Person) =>
    parent.members.some(({ id }) => child.parentIds.includes(id));
  const ofFirst = children.filter(child => names(child, first) && !names(child, second));
  const ofSecond = children.filter(child => names(child, second) && !names(child, first));
  const both = children.filter(child => !ofFirst.includes(child) && !ofSecond.includes(child));
  return { both, ofFirst, ofSecond };
}
