import {
  type FamilyMember,
  isUnborn,
  NO_PEDIGREE_FACTS,
  nameOf,
} from '#domain/pedigree/model/family-member.ts';
import { relativeOfPartner } from '#domain/pedigree/model/parentage.ts';
import {
  canBeConsanguineous,
  kindOf,
  PARTNER,
  RELATIONSHIPS,
  RELATIVES_PARTNER,
  type Relationship,
} from '#domain/pedigree/model/relationship.ts';

/** What is wrong, by field. An empty object: nothing. */
export type MemberErrors = {
  readonly relationship?: string;
  readonly ageAtDeath?: string;
  readonly causeOfDeath?: string;
  readonly partnerOf?: string;
};

/** A member as the form holds it: the relationship may not have been chosen yet. */
export type MemberDraft = Omit<FamilyMember, 'relationship'> & { readonly relationship: Relationship | '' };

/** What is wrong with a member (specification 19.5). */
export function memberErrors(draft: MemberDraft, family: readonly FamilyMember[]): MemberErrors {
  const relationship = relationshipError(draft.relationship, othersIn(family, draft.id));
  const isLiving = draft.isAlive || isUnborn(draft);
  return {
    ...(relationship === undefined ? {} : { relationship }),
    ...(isLiving || draft.ageAtDeath !== null
      ? {}
      : { ageAtDeath: 'Age at death is required for deceased members' }),
    ...(isLiving || draft.causeOfDeath.trim() !== ''
      ? {}
      : { causeOfDeath: 'Cause of death is required for deceased members' }),
    ...(isPartnerOfNobody(draft, family) ? { partnerOf: 'Choose whose partner this is' } : {}),
  };
}

/** Why a relationship cannot be given to one more member; undefined when it can. */
export function relationshipError(
  relationship: Relationship | '',
  family: readonly FamilyMember[],
): string | undefined {
  if (relationship === '') return 'Relationship is required';
  const isTaken = relationship === PARTNER && family.some(member => member.relationship === PARTNER);
  return isTaken ? 'Patient can only have one partner' : undefined;
}

/** The relationships offered for a member: those of which there is only one are hidden once they are taken. */
export function relationshipsFor(memberId: string, family: readonly FamilyMember[]): Relationship[] {
  const taken = new Set(othersIn(family, memberId).map(member => member.relationship));
  return RELATIONSHIPS.filter(relationship => !kindOf(relationship).isOnlyOne || !taken.has(relationship));
}

function isPartnerOfNobody(
  { id, relationship, partnerOf }: MemberDraft,
  family: readonly FamilyMember[],
): boolean {
  return relationship === RELATIVES_PARTNER && !relativeOfPartner({ id, relationship, partnerOf }, family);
}

function othersIn(family: readonly FamilyMember[], id: string): FamilyMember[] {
  return family.filter(member => member.id !== id);
}

/**
 * The member as it is saved: what does not apply to it (an age at death of the living, weeks of somebody born) is
 * cleared, texts are trimmed.
 */
export function settleMember(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember {
  return {
    ...settledFacts(member),
    ...settledLife(member),
    name: nameOf(member),
    medicalConditions: member.medicalConditions
      .filter(({ condition }) => condition.trim() !== '')
      .map(condition => ({ ...condition, condition: condition.condition.trim() })),
    generation: generationOf(member, family),
    notes: member.notes.trim(),
    isRelated: member.isRelated && canBeConsanguineous(member.relationship),
  };
}

/** A relative's partner stands in the row of that relative; everybody else where the relationship says. */
export function generationOf(member: FamilyMember, family: readonly FamilyMember[]): number {
  const relative = member.relationship === RELATIVES_PARTNER ? relativeOfPartner(member, family) : undefined;
  return kindOf(relative?.relationship ?? member.relationship).generation;
}

function settledLife(member: FamilyMember): Partial<FamilyMember> {
  const isLiving = member.isAlive || isUnborn(member);
  return {
    isAlive: isLiving,
    currentAge: member.isAlive && !isUnborn(member) ? member.currentAge : null,
    ageAtDeath: isLiving ? null : member.ageAtDeath,
    causeOfDeath: isLiving ? '' : member.causeOfDeath.trim(),
    deathType: isLiving ? 'expected' : member.deathType,
  };
}

function settledFacts(member: FamilyMember): FamilyMember {
  const none = NO_PEDIGREE_FACTS;
  const isPregnancy = isUnborn(member);
  return {
    ...member,
    gestationWeeks: isPregnancy ? member.gestationWeeks : none.gestationWeeks,
    dueDate: member.pregnancy === 'ongoing' ? member.dueDate.trim() : none.dueDate,
    twinKind: member.twinGroup === '' ? none.twinKind : member.twinKind,
    noChildrenReason: member.noChildren === '' ? none.noChildrenReason : member.noChildrenReason.trim(),
    relatedAs: member.isRelated ? member.relatedAs.trim() : none.relatedAs,
  };
}

/** Members in the specified order: parents, grandparents, partner, then the others (specification 19.2). */
export function inFamilyOrder(family: readonly FamilyMember[]): FamilyMember[] {
  return family.toSorted(
    (one, other) => RELATIONSHIPS.indexOf(one.relationship) - RELATIONSHIPS.indexOf(other.relationship),
  );
}
