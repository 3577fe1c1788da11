import type { Gender } from '#domain/case/patient-record.ts';
import { type FamilyMember, isUnborn, newMember } from '#domain/pedigree/model/family-member.ts';
import { parentageOf, partnersOf, relativeOfPartner } from '#domain/pedigree/model/parentage.ts';
import {
  FORMER_PARTNER,
  kindOf,
  type MemberGender,
  PARTNER,
  parentsOf,
  RELATIVES_PARTNER,
  type Relationship,
  SELF,
} from '#domain/pedigree/model/relationship.ts';

export const ADDED_AS = ['parent', 'sibling', 'partner', 'child'] as const;
export type AddedAs = (typeof ADDED_AS)[number];

/** A relative to be added from another's symbol. */
export type Addition = {
  readonly as: AddedAs;
  readonly to: FamilyMember;
  readonly id: string;
  readonly gender: MemberGender;
};

/** The new member, and those of the family who change with it: children whose other parent is named at last. */
export type Added = { readonly member: FamilyMember; readonly changed: readonly FamilyMember[] };

/** What can be added from a member's symbol: what the family has a place for. */
export function addableTo(to: FamilyMember, family: readonly FamilyMember[]): AddedAs[] {
  return ADDED_AS.filter(as => addedRelative({ as, to, id: '', gender: 'Unknown' }, family) !== undefined);
}

/**
 * A relative added from a member's symbol: the relationship to the patient follows from whose parent, sibling, partner
 * or child it is. A parent is the other one of a half-relative, so far unnamed. Undefined: there is no place for it.
 */
export function addedRelative(addition: Addition, family: readonly FamilyMember[]): Added | undefined {
  if (addition.as === 'parent') return otherParent(addition, family);
  const filled = PLACES[addition.as](addition.to, family);
  if (!filled) return undefined;
  const { relationships, ...facts } = filled;
  return { member: { ...bornAs(addition, relationships, family), ...facts }, changed: [] };
}

/** The words of one kind of relative by gender, and what else is known from the place. */
type Place = Partial<FamilyMember> & { readonly relationships: readonly Relationship[] };

const SIBLINGS = ['Brother', 'Sister', 'Sibling'] as const;
const CHILDREN = ['Son', 'Daughter', 'Child'] as const;
const NIBLINGS = ['Nephew', 'Niece', 'Niece/Nephew'] as const;
const GRANDCHILDREN = ['Grandson', 'Granddaughter', 'Grandchild'] as const;
const PATERNAL = ['Uncle (Paternal)', 'Aunt (Paternal)'] as const;
const MATERNAL = ['Uncle (Maternal)', 'Aunt (Maternal)'] as const;
const FAMILIES_OF_WORDS: readonly (readonly Relationship[])[] = [
  SIBLINGS,
  CHILDREN,
  NIBLINGS,
  GRANDCHILDREN,
  PATERNAL,
  MATERNAL,
  ['Cousin (Paternal)'],
  ['Cousin (Maternal)'],
];

/** What the children of a relative are to the patient. */
function childWords(relationship: Relationship): readonly Relationship[] | undefined {
  const paternal: readonly Relationship[] = PATERNAL;
  const maternal: readonly Relationship[] = MATERNAL;
  const siblings: readonly Relationship[] = SIBLINGS;
  const children: readonly Relationship[] = CHILDREN;
  if (relationship === SELF || relationship === PARTNER || relationship === FORMER_PARTNER) return CHILDREN;
  if (relationship === 'Father' || relationship === 'Mother') return SIBLINGS;
  if (kindOf(relationship).generation === 1)
    return kindOf(relationship).side === 'paternal' ? PATERNAL : MATERNAL;
  if (siblings.includes(relationship)) return NIBLINGS;
  if (children.includes(relationship)) return GRANDCHILDREN;
  if (paternal.includes(relationship)) return ['Cousin (Paternal)'];
  return maternal.includes(relationship) ? ['Cousin (Maternal)'] : undefined;
}

const PLACES: Readonly<
  Record<Exclude<AddedAs, 'parent'>, (to: FamilyMember, family: readonly FamilyMember[]) => Place | undefined>
> = { sibling: siblingPlace, partner: partnerPlace, child: childPlace };

function siblingPlace(to: FamilyMember): Place | undefined {
  if (to.relationship === SELF) return { relationships: SIBLINGS };
  if (to.relationship === 'Father') return { relationships: PATERNAL };
  if (to.relationship === 'Mother') return { relationships: MATERNAL };
  const relationships = FAMILIES_OF_WORDS.find(words => words.includes(to.relationship));
  return relationships && { relationships, parentIds: to.parentIds };
}

function partnerPlace(to: FamilyMember, family: readonly FamilyMember[]): Place | undefined {
  if (to.relationship === SELF) {
    const hasPartner = family.some(({ relationship }) => relationship === PARTNER);
    return { relationships: [hasPartner ? FORMER_PARTNER : PARTNER] };
  }
  if (kindOf(to.relationship).degree === 0 || isUnborn(to)) return undefined;
  return { relationships: [RELATIVES_PARTNER], partnerOf: to.id };
}

function childPlace(to: FamilyMember, family: readonly FamilyMember[]): Place | undefined {
  if (isUnborn(to)) return undefined;
  const relative = relativeOfPartner(to, family);
  const isUsualPartner = to.relationship === PARTNER;
  const relationships = childWords(
    (to.relationship === RELATIVES_PARTNER ? relative : to)?.relationship ?? SELF,
  );
  if (!relationships || (to.relationship === RELATIVES_PARTNER && !relative)) return undefined;
  if (relative && !isUsualPartner) return { relationships, parentIds: [relative.id, to.id] };
  const [word] = relationships;
  const hasUsualParents = word !== undefined && parentsOf(word) !== undefined;
  return { relationships, parentIds: hasUsualParents ? [] : linkIds(to, family) };
}

/** A child of a relative with one partner is the child of both. */
function linkIds(to: FamilyMember, family: readonly FamilyMember[]): string[] {
  const partners = partnersOf(to, family);
  return [to.id, ...(partners.length === 1 ? partners.map(({ id }) => id) : [])];
}

function otherParent(addition: Addition, family: readonly FamilyMember[]): Added | undefined {
  const { to } = addition;
  const [named, unnamed] = parentageOf(to, family)?.parents ?? [];
  if (!named || unnamed || kindOf(named.relationship).degree === 0) {
    return named?.relationship === SELF && !unnamed ? otherParentOfChildren(addition, family) : undefined;
  }
  const member = {
    ...bornAs(addition, [RELATIVES_PARTNER], family),
    partnerOf: named.id,
    generation: named.generation,
  };
  const changed = childrenOfOne(named, family).map(child => ({ ...child, parentIds: [named.id, member.id] }));
  return { member, changed };
}

function otherParentOfChildren(addition: Addition, family: readonly FamilyMember[]): Added {
  const hasPartner = family.some(({ relationship }) => relationship === PARTNER);
  const member = bornAs(addition, [hasPartner ? FORMER_PARTNER : PARTNER], family);
  const self = family.find(({ relationship }) => relationship === SELF);
  const children = self && hasPartner ? childrenOfOne(self, family) : [];
  return { member, changed: children.map(child => ({ ...child, parentIds: [self?.id ?? '', member.id] })) };
}

/** The children of a relative whose other parent nobody has named. */
function childrenOfOne(parent: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  return family.filter(child => {
    const [named, other] = parentageOf(child, family)?.parents ?? [];
    return named === parent && other === undefined;
  });
}

function bornAs(
  { id, gender, to }: Addition,
  relationships: readonly Relationship[],
  family: readonly FamilyMember[],
): FamilyMember {
  const index = { Male: 0, Female: 1, 'Non-binary': 2, Unknown: 2 }[gender];
  const relationship = relationships[index] ?? relationships[0] ?? 'Sibling';
  const self = family.find(member => member.relationship === SELF);
  const patient: Gender | null = self?.gender === 'Female' ? 'Female' : 'Male';
  const member = newMember(id, relationship, patient);
  const isOpen = member.gender === 'Unknown' || relationships.length < 3;
  const isPartner = kindOf(relationship).degree === 0;
  return {
    ...member,
    gender: isPartner ? partnerGender(gender, to, member) : isOpen ? gender : member.gender,
    generation: relationship === RELATIVES_PARTNER ? to.generation : member.generation,
  };
}

const OPPOSITE: Readonly<Record<MemberGender, MemberGender>> = {
  Male: 'Female',
  Female: 'Male',
  'Non-binary': 'Unknown',
  Unknown: 'Unknown',
};

/** A partner whose gender nobody chose is of the opposite one, which the form can change. */
function partnerGender(chosen: MemberGender, to: FamilyMember, partner: FamilyMember): MemberGender {
  if (partner.relationship === PARTNER) return partner.gender;
  return chosen === 'Unknown' ? OPPOSITE[to.gender] : chosen;
}
