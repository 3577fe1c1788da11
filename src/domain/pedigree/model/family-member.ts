import type { Gender } from '#domain/case/patient-record.ts';
import {
  FORMER_PARTNER,
  genderOf,
  kindOf,
  type MemberGender,
  type Relationship,
} from '#domain/pedigree/model/relationship.ts';
import { oneLine } from '#domain/text/one-line.ts';

export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
export const CONDITION_STATUSES = ['active', 'managed', 'resolved'] as const;
export const DEATH_TYPES = ['expected', 'unexpected'] as const;

/** Has the condition; carries it and will not fall ill of it; carries it and may still fall ill of it. */
export const AFFECTIONS = ['affected', 'carrier', 'presymptomatic'] as const;
export const TWIN_KINDS = ['identical', 'not identical', 'unknown'] as const;
/** Came into this family by adoption, or was given to another. */
export const ADOPTIONS = ['in', 'out'] as const;
/** What became of a pregnancy that did not end, or not yet, in a live birth. */
export const PREGNANCIES = ['ongoing', 'miscarriage', 'termination', 'ectopic', 'stillbirth'] as const;
export const CHILDLESS = ['choice', 'infertility'] as const;
export const PARTNERSHIPS = ['together', 'separated', 'divorced'] as const;
/** Assigned female, male or not at birth: told where it differs from the gender. */
export const BIRTH_SEXES = ['AFAB', 'AMAB', 'UAAB'] as const;

export type FamilyCondition = {
  readonly id: string;
  readonly condition: string;
  /** Age in years when it began, or null when nobody knows. */
  readonly ageOfOnset: number | null;
  readonly severity: (typeof SEVERITIES)[number] | '';
  readonly status: (typeof CONDITION_STATUSES)[number] | '';
  readonly notes: string;
  readonly affection: (typeof AFFECTIONS)[number];
};

/** What the nomenclature of 2022 tells of a person beyond the specified fields (specification 19.27). */
type PedigreeFacts = {
  readonly sexAtBirth: (typeof BIRTH_SEXES)[number] | '';
  /** The same text in siblings who were born together; empty: born alone. */
  readonly twinGroup: string;
  readonly twinKind: (typeof TWIN_KINDS)[number];
  readonly adoption: (typeof ADOPTIONS)[number] | '';
  /** Empty: born alive. */
  readonly pregnancy: (typeof PREGNANCIES)[number] | '';
  /** Completed weeks of a pregnancy that goes on, or when it ended. */
  readonly gestationWeeks: number | null;
  /** ISO date (yyyy-mm-dd) on which a child is expected, or empty. */
  readonly dueDate: string;
  readonly noChildren: (typeof CHILDLESS)[number] | '';
  readonly noChildrenReason: string;
  /** Of a partner: the id of the relative whose partner it is. A blood relative may be one, too: a cousin of the patient. */
  readonly partnerOf: string;
  /** How it stands between this partner and the relative; of the seven, with the other parent. */
  readonly partnership: (typeof PARTNERSHIPS)[number];
  /** How the two are related by blood, as it was told: 'second cousins'. */
  readonly relatedAs: string;
};

/** A member of the family, field names to the letter (specification 19.4). Ages in years. */
export type FamilyMember = PedigreeFacts & {
  readonly id: string;
  readonly name: string;
  readonly gender: MemberGender;
  readonly relationship: Relationship;
  readonly isAlive: boolean;
  readonly currentAge: number | null;
  readonly ageAtDeath: number | null;
  readonly causeOfDeath: string;
  readonly deathType: (typeof DEATH_TYPES)[number];
  readonly birthYear: number | null;
  readonly medicalConditions: readonly FamilyCondition[];
  /** 1 the grandparents … 5 the grandchildren. */
  readonly generation: number;
  /** The parents by their ids; empty: the usual two. `UNNAMED` is a parent nobody has named. */
  readonly parentIds: readonly string[];
  readonly notes: string;
  /** Related by blood to the partner (consanguinity). */
  readonly isRelated: boolean;
};

/** Stands in `parentIds` for a parent nobody has named. */
export const UNNAMED = '?';

/** Nothing of it is known. */
export const NO_PEDIGREE_FACTS: PedigreeFacts = {
  sexAtBirth: '',
  twinGroup: '',
  twinKind: 'unknown',
  adoption: '',
  pregnancy: '',
  gestationWeeks: null,
  dueDate: '',
  noChildren: '',
  noChildrenReason: '',
  partnerOf: '',
  partnership: 'together',
  relatedAs: '',
};

/** A member of whom nothing but the relationship is known. */
export function newMember(id: string, relationship: Relationship, patient: Gender | null): FamilyMember {
  return {
    ...NO_PEDIGREE_FACTS,
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
    partnership: relationship === FORMER_PARTNER ? 'separated' : 'together',
  };
}

/** A condition nobody has filled in. */
export function newCondition(id: string): FamilyCondition {
  return {
    id,
    condition: '',
    ageOfOnset: null,
    severity: '',
    status: '',
    notes: '',
    affection: 'affected',
  };
}

/** The name to call a member by: the relationship while there is none. */
export function nameOf(member: FamilyMember): string {
  return oneLine(member.name) || member.relationship;
}

/** Whether a member was carried, or is, but not born alive: counts in no number of siblings or children. */
export function isUnborn({ pregnancy }: Pick<FamilyMember, 'pregnancy'>): boolean {
  return pregnancy !== '';
}

/** Whether a member has a condition, rather than carrying it. */
export function isAffected({ medicalConditions }: Pick<FamilyMember, 'medicalConditions'>): boolean {
  return medicalConditions.some(({ affection }) => affection === 'affected');
}
