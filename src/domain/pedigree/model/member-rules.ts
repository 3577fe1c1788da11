import { type FamilyMember, nameOf } from '#domain/pedigree/model/family-member.ts';
import {
  canBeConsanguineous,
  kindOf,
  PARTNER,
  RELATIONSHIPS,
  type Relationship,
} from '#domain/pedigree/model/relationship.ts';

/** What is wrong, by field. An empty object: nothing. */
export type MemberErrors = {
  readonly relationship?: string;
  readonly ageAtDeath?: string;
  readonly causeOfDeath?: string;
};

/** A member as the form holds it: the relationship may not have been chosen yet. */
export type MemberDraft = Omit<FamilyMember, 'relationship'> & { readonly relationship: Relationship | '' };

/** What is wrong with a member (specification 19.5). */
export function memberErrors(draft: MemberDraft, family: readonly FamilyMember[]): MemberErrors {
  const relationship = relationshipError(draft.relationship, othersIn(family, draft.id));
  return {
    ...(relationship === undefined ? {} : { relationship }),
    ...(draft.isAlive || draft.ageAtDeath !== null
      ? {}
      : { ageAtDeath: 'Age at death is required for deceased members' }),
    ...(draft.isAlive || draft.causeOfDeath.trim() !== ''
      ? {}
      : { causeOfDeath: 'Cause of death is required for deceased members' }),
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

function othersIn(family: readonly FamilyMember[], id: string): FamilyMember[] {
  return family.filter(member => member.id !== id);
}

/** The member as it is saved: what does not apply to it (an age at death of the living) is cleared, texts are trimmed. */
export function settleMember(member: FamilyMember): FamilyMember {
  const { isAlive } = member;
  return {
    ...member,
    name: nameOf(member),
    currentAge: isAlive ? member.currentAge : null,
    ageAtDeath: isAlive ? null : member.ageAtDeath,
    causeOfDeath: isAlive ? '' : member.causeOfDeath.trim(),
    deathType: isAlive ? 'expected' : member.deathType,
    medicalConditions: member.medicalConditions
      .filter(({ condition }) => condition.trim() !== '')
      .map(condition => ({ ...condition, condition: condition.condition.trim() })),
    generation: kindOf(member.relationship).generation,
    notes: member.notes.trim(),
    isRelated: member.isRelated && canBeConsanguineous(member.relationship),
  };
}

/** Members in the specified order: parents, grandparents, partner, then the others (specification 19.2). */
export function inFamilyOrder(family: readonly FamilyMember[]): FamilyMember[] {
  return family.toSorted(
    (one, other) => RELATIONSHIPS.indexOf(one.relationship) - RELATIONSHIPS.indexOf(other.relationship),
  );
}
