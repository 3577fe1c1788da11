import { completedYears } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { defaultFamily } from '#domain/pedigree/model/default-family.ts';
import { type FamilyMember, newCondition } from '#domain/pedigree/model/family-member.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { genderOf, PARTNER, SELF } from '#domain/pedigree/model/relationship.ts';
import { conditionKeyOf, suggestedConditionOf } from '#domain/pedigree/model/same-condition.ts';

/**
 * The family of a record as it is drawn and told: the patient carries the profile's name, gender and age, and of the
 * past illnesses those that a relative has too or that are known to run in families.
 */
export function familyOf(record: PatientRecord): FamilyMember[] {
  const members = readMembers(record.familyHistory);
  return members.map(member => {
    if (member.relationship === SELF) return patientAs(member, record, members);
    return member.relationship === PARTNER ? partnerAs(member, record) : member;
  });
}

/** Makes the seven default members on a first visit; any other family stays as it is. */
export function startFamily(record: PatientRecord): PatientRecord {
  if (record.familyHistory.length > 0) return record;
  return { ...record, familyHistory: defaultFamily(record.gender) };
}

function patientAs(self: FamilyMember, record: PatientRecord, family: readonly FamilyMember[]): FamilyMember {
  return {
    ...self,
    name: record.name.trim() || self.name,
    gender: genderOf(SELF, record.gender),
    isAlive: true,
    currentAge: completedYears(record) ?? self.currentAge,
    medicalConditions: [...self.medicalConditions, ...ownConditions(record, family)],
  };
}

/** Opposite to the patient's (specification 19.8), unless it was told to be neither of the two. */
function partnerAs(partner: FamilyMember, record: PatientRecord): FamilyMember {
  const isTold = partner.gender === 'Non-binary' || partner.gender === 'Unknown';
  return isTold ? partner : { ...partner, gender: genderOf(PARTNER, record.gender) };
}

function ownConditions(record: PatientRecord, family: readonly FamilyMember[]) {
  const inRelatives = family.flatMap(member => member.medicalConditions.map(({ condition }) => condition));
  const known = new Map(inRelatives.map(name => [conditionKeyOf(name), name]));
  return record.pastMedicalIllnesses.flatMap(({ id, name }) => {
    const illness = String(name ?? '');
    const condition = known.get(conditionKeyOf(illness)) ?? suggestedConditionOf(illness);
    if (condition === undefined) return [];
    return [{ ...newCondition(id), condition }];
  });
}
