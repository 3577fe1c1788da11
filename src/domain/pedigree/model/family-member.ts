import type { Gender } from '#domain/case/patient-record.ts';
import { genderOf, kindOf, type Relationship } from '#domain/pedigree/model/relationship.ts';
import { oneLine } from '#domain/text/one-line.ts';

export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
export const CONDITION_STATUSES = ['active', 'managed', 'resolved'] as const;
export const DEATH_TYPES = ['expected', 'unexpected'] as const;

export type FamilyCondition = {
  readonly id: string;
  readonly condition: string;
  /** Age in years when it began, or null when nobody knows. */
  readonly ageOfOnset: number | null;
  readonly severity: (typeof SEVERITIES)[number] | '';
  readonly status: (typeof CONDITION_STATUSES)[number] | '';
  readonly notes: string;
};

/** A member of the family, field names to the letter (specification 19.4). Ages in years. */
export type FamilyMember = {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly relationship: Relationship;
  readonly isAlive: boolean;
  readonly currentAge: number | null;
  readonly ageAtDeath: number | null;
  readonly causeOfDeath: string;
  readonly deathType: (typeof DEATH_TYPES)[number];
  readonly birthYear: number | null;
  readonly medicalConditions: readonly FamilyCondition[];
  /** 1 the grandparents … 4 the children. */
  readonly generation: number;
  /** The parents by their ids; empty: the usual two. */
  readonly parentIds: readonly string[];
  readonly notes: string;
  /** Related by blood to the partner (consanguinity). */
  readonly isRelated: boolean;
};

/** A member of whom nothing but the relationship is known. */
export function newMember(id: string, relationship: Relationship, patient: Gender | null): FamilyMember {
  return {
    id,
    name: '',
    gender: genderOf(relationship, patient),
    relationship,
    isAlive: true,
    currentAge: null,
    ageAtDeath: null,
    causeOfDeath: '',
    deathType: 'expected',
    birthYear: null,
    medicalConditions: [],
    generation: kindOf(relationship).generation,
    parentIds: [],
    notes: '',
    isRelated: false,
  };
}

/** A condition nobody has filled in. */
export function newCondition(id: string): FamilyCondition {
  return { id, condition: '', ageOfOnset: null, severity: '', status: '', notes: '' };
}

/** The name to call a member by: the relationship while there is none. */
export function nameOf(member: FamilyMember): string {
  return oneLine(member.name) || member.relationship;
}
