import { type FamilyMember, UNNAMED } from '#domain/pedigree/model/family-member.ts';
import {
  FORMER_PARTNER,
  kindOf,
  linksOf,
  PARTNER,
  parentsOf,
  RELATIVES_PARTNER,
  type Relationship,
  SELF,
} from '#domain/pedigree/model/relationship.ts';

/** Who a relative's parents are; undefined stands for one nobody has named. */
export type Parentage = {
  readonly parents: readonly [FamilyMember | undefined, FamilyMember | undefined];
  /** A child of the two whom the relationship names, or of the relative it is related through. */
  readonly isUsual: boolean;
};

type Child = Pick<FamilyMember, 'relationship' | 'parentIds'>;

/**
 * The parents of a relative (specification 19.9, 19.28): the usual two unless `parentIds` says one alone or one with
 * a further partner. A niece, cousin or grandchild hangs on the one named; undefined when nobody is.
 */
export function parentageOf(child: Child, family: readonly FamilyMember[]): Parentage | undefined {
  const usual = parentsOf(child.relationship);
  return usual ? ofUsualParents(child, usual, family) : ofLink(child, family);
}

/** Whose sibling the patient and the parents are: they are children of the usual couple, too. */
const AS_SIBLING: Partial<Record<Relationship, Child>> = {
  [SELF]: { relationship: 'Sibling', parentIds: [] },
  Father: { relationship: 'Uncle (Paternal)', parentIds: [] },
  Mother: { relationship: 'Aunt (Maternal)', parentIds: [] },
};

/** The parents of anybody, the patient and the patient's parents included. */
export function birthParentage(member: FamilyMember, family: readonly FamilyMember[]): Parentage | undefined {
  return parentageOf(AS_SIBLING[member.relationship] ?? member, family);
}

/** Who has children with a relative, or might: in the order in which they were recorded. */
export function partnersOf(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  return family.filter(other => other !== member && relativeOfPartner(other, family)?.id === member.id);
}

/**
 * The relative whose partner a member is; undefined of everybody who is no partner. A blood relative may be the
 * partner of another of the same generation.
 */
export function relativeOfPartner(
  member: Pick<FamilyMember, 'id' | 'relationship' | 'partnerOf'>,
  family: readonly FamilyMember[],
): FamilyMember | undefined {
  const { relationship, partnerOf, id } = member;
  if (relationship === PARTNER || relationship === FORMER_PARTNER) return only(SELF, family);
  const relative = partnerOf === id ? undefined : family.find(other => other.id === partnerOf);
  if (!relative || relationship === SELF) return undefined;
  if (relationship === RELATIVES_PARTNER) return canHavePartner(relative) ? relative : undefined;
  return isCoupleOfRelatives(relationship, relative.relationship) ? relative : undefined;
}

/** Partners of partners are not drawn, except of the patient's partner. */
function canHavePartner({ relationship }: FamilyMember): boolean {
  return kindOf(relationship).degree > 0 || relationship === PARTNER || relationship === SELF;
}

function isCoupleOfRelatives(one: Relationship, other: Relationship): boolean {
  const [kind, otherKind] = [kindOf(one), kindOf(other)];
  const isRelative = otherKind.degree > 0 || other === SELF;
  return !kind.isOnlyOne && kind.degree > 0 && isRelative && kind.generation === otherKind.generation;
}

function ofUsualParents(
  { parentIds }: Child,
  [one, other]: readonly [Relationship, Relationship],
  family: readonly FamilyMember[],
): Parentage {
  const couple = [only(one, family), only(other, family)] as const;
  const named = couple.filter(parent => parent !== undefined && parentIds.includes(parent.id));
  const further = couple.flatMap(parent =>
    parent ? furtherPartners(parent, couple, family).map(partner => ({ parent, partner })) : [],
  );
  const chosen = further.find(({ partner }) => parentIds.includes(partner.id));
  if (chosen && named.length < 2) return { parents: [chosen.parent, chosen.partner], isUsual: false };
  const isAlone = named.length === 1 && (couple[1] !== undefined || one !== SELF);
  return isAlone ? { parents: [named[0], undefined], isUsual: false } : { parents: couple, isUsual: true };
}

function ofLink({ relationship, parentIds }: Child, family: readonly FamilyMember[]): Parentage | undefined {
  const links = linksOf(relationship);
  const candidates = family.filter(member => links.includes(member.relationship));
  const parent =
    candidates.find(({ id }) => parentIds.includes(id)) ??
    candidates.find(candidate =>
      partnersOf(candidate, family).some(partner => parentIds.includes(partner.id)),
    );
  if (!parent) return undefined;
  const partners = partnersOf(parent, family);
  const named = partners.find(({ id }) => parentIds.includes(id));
  const isOpen = partners.length === 1 && !parentIds.includes(UNNAMED);
  return { parents: [parent, named ?? (isOpen ? partners[0] : undefined)], isUsual: true };
}

function furtherPartners(
  parent: FamilyMember,
  couple: readonly (FamilyMember | undefined)[],
  family: readonly FamilyMember[],
): FamilyMember[] {
  return partnersOf(parent, family).filter(partner => !couple.includes(partner));
}

function only(relationship: Relationship, family: readonly FamilyMember[]): FamilyMember | undefined {
  return family.find(member => member.relationship === relationship);
}

/** Who would be related to nobody without a member: partners, and the children who hang on the family through it. */
export function hangingOn(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  const partners = family.filter(other => other.partnerOf === member.id);
  const children = family.filter(
    child =>
      linksOf(child.relationship).includes(member.relationship) &&
      parentageOf(child, family)?.parents.includes(member),
  );
  return [...partners, ...children, ...children.flatMap(child => hangingOn(child, family))];
}
