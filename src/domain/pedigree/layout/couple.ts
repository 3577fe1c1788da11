import { type Sibships, sibshipsOf } from '#domain/pedigree/layout/sibships.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { type Person, unnamedPartner } from '#domain/pedigree/model/person.ts';

/** Two people with the children they have together; without children they are only a couple. */
export type Union = {
  /** From left to right. */
  readonly parents: readonly [Person, Person];
  /** From left to right. */
  readonly children: readonly Person[];
  /** The parents are related by blood. */
  readonly isRelated: boolean;
};

/** A couple with the other partners they had children with, at their outer sides. */
export type Couple = {
  /** Everybody side by side: a partner of the left one, the two, a partner of the right one. */
  readonly leftLine: readonly Person[];
  readonly rightLine: readonly Person[];
  readonly leftHalf: Union | undefined;
  readonly full: Union;
  readonly rightHalf: Union | undefined;
};

type Pair = {
  readonly left: Person;
  readonly right: Person;
  readonly children: readonly FamilyMember[];
  /** Puts children in their order, as symbols. */
  readonly drawn: (children: readonly FamilyMember[]) => Person[];
  /** Puts the one child whose symbol exists already among the full siblings. */
  readonly withHeir?: (siblings: readonly FamilyMember[]) => Person[];
};

/** Groups the children of a couple, and adds the unnamed partners that half-siblings need. */
export function coupleOf({ left, right, children, drawn, withHeir = drawn }: Pair): Couple {
  const { both, ofFirst, ofSecond } = sibshipsOf(children, left, right);
  const leftHalf = halfUnion(ofFirst, drawn, children => [unnamedPartner(left), left, children]);
  const rightHalf = halfUnion(ofSecond, drawn, children => [right, unnamedPartner(right), children]);
  return {
    leftLine: leftHalf ? [...leftHalf.parents] : [left],
    rightLine: rightHalf ? [...rightHalf.parents] : [right],
    leftHalf,
    full: { parents: [left, right], children: withHeir(both), isRelated: isConsanguineous(left, right) },
    rightHalf,
  };
}

/** The unions of a couple that are there. */
export function unionsOf({ leftHalf, full, rightHalf }: Couple): Union[] {
  return [leftHalf, full, rightHalf].filter(union => union !== undefined);
}

/** Whether only the second of a couple has children with somebody else. */
export function isOnlySecondsHalves(
  children: readonly FamilyMember[],
  first: Person,
  second: Person,
): boolean {
  const { ofFirst, ofSecond }: Sibships = sibshipsOf(children, first, second);
  return ofSecond.length > 0 && ofFirst.length === 0;
}

function halfUnion(
  members: readonly FamilyMember[],
  drawn: Pair['drawn'],
  arranged: (children: Person[]) => [Person, Person, Person[]],
): Union | undefined {
  if (members.length === 0) return undefined;
  const [one, other, children] = arranged(drawn(members));
  return { parents: [one, other], children, isRelated: false };
}

function isConsanguineous(...parents: readonly Person[]): boolean {
  return parents.some(({ members }) => members.some(({ isRelated }) => isRelated));
}
