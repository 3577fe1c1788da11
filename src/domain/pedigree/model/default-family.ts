import type { Gender } from '#domain/case/patient-record.ts';
import { type FamilyMember, newMember } from '#domain/pedigree/model/family-member.ts';
import { type Relationship, SELF } from '#domain/pedigree/model/relationship.ts';

/** The ids of the seven members that every family starts with and that cannot be deleted. */
export const DEFAULT_IDS = {
  'Self (Patient)': 'self',
  Father: 'father',
  Mother: 'mother',
  'Grandfather (Paternal)': 'paternal-grandfather',
  'Grandfather (Maternal)': 'maternal-grandfather',
  'Grandmother (Paternal)': 'paternal-grandmother',
  'Grandmother (Maternal)': 'maternal-grandmother',
} as const satisfies Partial<Record<Relationship, string>>;

/** The seven members of a first visit (specification 19.1). */
export function defaultFamily(patient: Gender | null): FamilyMember[] {
  return Object.entries(DEFAULT_IDS).map(([relationship, id]) => ({
    ...newMember(id, relationship as Relationship, patient),
    name: relationship === SELF ? 'Self' : relationship,
  }));
}

/** Whether a member is one of the seven that cannot be deleted. */
export function isProtected(member: FamilyMember): boolean {
  return Object.values(DEFAULT_IDS).some(id => id === member.id);
}
