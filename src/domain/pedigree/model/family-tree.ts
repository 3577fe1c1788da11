import { bloodTieOf } from '#domain/pedigree/model/blood-tie.ts';
import { type CompletedFamily, completedFamily } from '#domain/pedigree/model/completed-family.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { birthParentage, partnersOf } from '#domain/pedigree/model/parentage.ts';
import { missingPerson, type Person, personOf } from '#domain/pedigree/model/person.ts';
import { kindOf, type Relationship, SELF } from '#domain/pedigree/model/relationship.ts';

/** Who is whose child and partner, with one symbol for each. */
export type FamilyTree = {
  /** The one with a relationship of which there is only one. */
  readonly the: (relationship: Relationship) => FamilyMember;
  readonly find: (relationship: Relationship) => FamilyMember | undefined;
  readonly symbolOf: (member: FamilyMember) => Person;
  /** The children two people have together; of one with somebody unnamed when there is no other. */
  readonly childrenOf: (one: FamilyMember, other: FamilyMember | undefined) => FamilyMember[];
  /** Partners who are drawn beside a member, for they have no place of their own. */
  readonly besides: (member: FamilyMember) => FamilyMember[];
  /** Partners who are blood relatives with a place of their own. */
  readonly relatedPartners: (member: FamilyMember) => FamilyMember[];
  /** How two of one generation are related by blood; empty when the family tells of no tie. */
  readonly tieBetween: (one: FamilyMember, other: FamilyMember) => string;
  readonly surplus: readonly FamilyMember[];
};

/** Finds out once how a family hangs together. */
export function familyTree(members: readonly FamilyMember[]): FamilyTree {
  const completed = completedFamily(members);
  const { family, surplus } = completed;
  const children = Map.groupBy(family, child => coupleKey(birthParentage(child, family)?.parents));
  const partners = new Map(family.map(member => [member, partnersOf(member, family)] as const));
  const find = (relationship: Relationship) => family.find(member => member.relationship === relationship);
  return {
    find,
    the: relationship => find(relationship) ?? neverMissing(relationship),
    symbolOf: symbolsOf(completed),
    childrenOf: (one, other) => children.get(coupleKey([one, other])) ?? [],
    besides: member => (partners.get(member) ?? []).filter(partner => !isOfBlood(partner)),
    relatedPartners: member => (partners.get(member) ?? []).filter(isOfBlood),
    tieBetween: (one, other) => bloodTieOf(one, other, family),
    surplus,
  };
}

function neverMissing(relationship: Relationship): never {
  throw new Error(`A completed family has no ${relationship}`);
}

function isOfBlood({ relationship }: FamilyMember): boolean {
  return relationship !== SELF && kindOf(relationship).degree > 0;
}

/** The same for a couple whichever is named first. */
function coupleKey(parents: readonly (FamilyMember | undefined)[] | undefined): string {
  if (!parents) return '';
  return JSON.stringify(parents.flatMap(parent => parent?.id ?? []).toSorted());
}

function symbolsOf({ standIns }: CompletedFamily): (member: FamilyMember) => Person {
  const symbols = new Map<FamilyMember, Person>();
  return member => {
    const made = standIns.has(member) ? missingPerson(member.relationship, member.gender) : personOf(member);
    const symbol = symbols.get(member) ?? made;
    symbols.set(member, symbol);
    return symbol;
  };
}
