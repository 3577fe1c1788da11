import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { birthParentage } from '#domain/pedigree/model/parentage.ts';

/** The siblings born together with a member; empty of somebody born alone. */
export function twinsOf(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  if (member.twinGroup === '') return [];
  return family.filter(
    other =>
      other.id !== member.id && other.twinGroup === member.twinGroup && areSiblings(member, other, family),
  );
}

/** Who may be a member's twin: the siblings with the same parents. */
export function possibleTwins(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  return family.filter(other => other.id !== member.id && areSiblings(member, other, family));
}

/**
 * The two born together, as they are saved; a third joins the twins there are.
 * @param kind is that of the whole group
 */
export function asTwins(
  member: FamilyMember,
  twin: FamilyMember,
  kind: FamilyMember['twinKind'],
  family: readonly FamilyMember[],
): FamilyMember[] {
  const group = twin.twinGroup || member.twinGroup || `twins ${twin.id}`;
  const born = [member, twin, ...twinsOf(twin, family)].filter(
    (one, index, all) => all.findIndex(({ id }) => id === one.id) === index,
  );
  return born.map(one => ({ ...one, twinGroup: group, twinKind: kind }));
}

/** Born alone after all; a group of one is none. */
export function asBornAlone(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  const others = twinsOf(member, family);
  const left = others.length === 1 ? others : [];
  return [member, ...left].map(one => ({ ...one, twinGroup: '', twinKind: 'unknown' }));
}

function areSiblings(one: FamilyMember, other: FamilyMember, family: readonly FamilyMember[]): boolean {
  const parents = sibshipKey(one, family);
  return parents !== undefined && parents === sibshipKey(other, family);
}

/** Which couple somebody is a child of; the patient and the parents are of their sibships, too. */
function sibshipKey(member: FamilyMember, family: readonly FamilyMember[]): string | undefined {
  return birthParentage(member, family)
    ?.parents.map(parent => parent?.id ?? '')
    .join(' ');
}
