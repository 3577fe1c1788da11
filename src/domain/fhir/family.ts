import type { FamilyMemberHistory } from 'fhir/r4';
import type { Teller } from '#domain/fhir/clinical-resources.ts';
import { clean, concept, noted } from '#domain/fhir/plain.ts';
import type { FamilyCondition, FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';

const ROLE_CODES: Readonly<Record<string, readonly [code: string, display: string]>> = {
  Father: ['FTH', 'father'],
  Mother: ['MTH', 'mother'],
  'Grandfather (Paternal)': ['PGRFTH', 'paternal grandfather'],
  'Grandmother (Paternal)': ['PGRMTH', 'paternal grandmother'],
  'Grandfather (Maternal)': ['MGRFTH', 'maternal grandfather'],
  'Grandmother (Maternal)': ['MGRMTH', 'maternal grandmother'],
  'Spouse/Partner': ['SIGOTHR', 'significant other'],
  'Former Partner': ['SIGOTHR', 'significant other'],
  Brother: ['BRO', 'brother'],
  Sister: ['SIS', 'sister'],
  Sibling: ['SIB', 'sibling'],
  'Uncle (Paternal)': ['PUNCLE', 'paternal uncle'],
  'Aunt (Paternal)': ['PAUNT', 'paternal aunt'],
  'Uncle (Maternal)': ['MUNCLE', 'maternal uncle'],
  'Aunt (Maternal)': ['MAUNT', 'maternal aunt'],
  'Cousin (Paternal)': ['PCOUSN', 'paternal cousin'],
  'Cousin (Maternal)': ['MCOUSN', 'maternal cousin'],
  Son: ['SONC', 'son'],
  Daughter: ['DAUC', 'daughter'],
  Child: ['CHILD', 'child'],
  Nephew: ['NEPHEW', 'nephew'],
  Niece: ['NIECE', 'niece'],
  'Niece/Nephew': ['NIENEPH', 'niece/nephew'],
  Grandson: ['GRNDSON', 'grandson'],
  Granddaughter: ['GRNDDAU', 'granddaughter'],
  Grandchild: ['GRNDCHILD', 'grandchild'],
};

const OTHER_ROLE = ['EXT', 'extended family member'] as const;

const GENDERS = { Male: 'male', Female: 'female', 'Non-binary': 'other', Unknown: 'unknown' } as const;

const SYSTEM = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

/** The relatives of whom anything is known besides that there are such, each as a history of its own. */
export function familyOf(teller: Teller, family: readonly FamilyMember[]): readonly FamilyMemberHistory[] {
  return family.filter(isKnown).map(member => historyOf(teller, member));
}

/** The family begins with seven relatives of whom nobody has said anything. */
function isKnown(member: FamilyMember): boolean {
  if (member.relationship === SELF) return false;
  const { currentAge, ageAtDeath, birthYear, isAlive, medicalConditions, notes } = member;
  const hasYears = [currentAge, ageAtDeath, birthYear].some(year => year !== null);
  return hasYears || !isAlive || medicalConditions.length > 0 || nameOf(member) + clean(notes) !== '';
}

/** A relative whom nobody has named is called by the relationship. */
function nameOf({ name, relationship }: FamilyMember): string {
  return name === relationship ? '' : clean(name);
}

function historyOf({ subject, at }: Teller, member: FamilyMember): FamilyMemberHistory {
  const { relationship, gender, medicalConditions } = member;
  const [code, display] = ROLE_CODES[relationship] ?? OTHER_ROLE;
  const called = nameOf(member);
  const conditions = [
    ...medicalConditions.map(condition => conditionOf(condition, member)),
    ...causeOf(member),
  ];
  return {
    resourceType: 'FamilyMemberHistory',
    status: 'partial',
    patient: subject,
    date: at,
    ...(called !== '' && { name: called }),
    relationship: concept(relationship, { system: SYSTEM, code, display }),
    sex: {
      coding: [{ system: 'http://hl7.org/fhir/administrative-gender', code: GENDERS[gender] }],
    },
    ...lifeOf(member),
    ...noted(member.notes),
    ...(conditions.length > 0 && { condition: conditions }),
  };
}

/** Age or year of birth, never both (fhs-1). */
function lifeOf({ isAlive, currentAge, ageAtDeath, birthYear }: FamilyMember) {
  const born =
    birthYear !== null && birthYear >= 1000 && birthYear <= 9999 ? { bornDate: String(birthYear) } : {};
  if (isAlive) return currentAge === null ? born : { ageAge: yearsOf(currentAge) };
  return {
    ...born,
    ...(ageAtDeath === null ? { deceasedBoolean: true } : { deceasedAge: yearsOf(ageAtDeath) }),
  };
}

/** What somebody died of is a condition that contributed to it, unless it is among the others already. */
function causeOf(member: FamilyMember) {
  const isTold = member.medicalConditions.some(one => isCause(one, member));
  const isKnown = !member.isAlive && clean(member.causeOfDeath) !== '';
  return isKnown && !isTold ? [{ code: concept(member.causeOfDeath), contributedToDeath: true }] : [];
}

function isCause({ condition }: FamilyCondition, { isAlive, causeOfDeath }: FamilyMember): boolean {
  const cause = clean(causeOfDeath).toLowerCase();
  return !isAlive && cause !== '' && clean(condition).toLowerCase() === cause;
}

function conditionOf(told: FamilyCondition, member: FamilyMember) {
  const { condition, ageOfOnset, affection, notes } = told;
  const words = affection === 'affected' ? condition : `${condition} (${affection})`;
  return {
    code: concept(clean(condition) === '' ? '' : words),
    ...(isCause(told, member) && { contributedToDeath: true }),
    ...(ageOfOnset !== null && { onsetAge: yearsOf(ageOfOnset) }),
    ...noted(notes),
  };
}

function yearsOf(value: number) {
  return { value, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' };
}
