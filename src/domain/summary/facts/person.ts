import { monthsOld } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';

const ADULT = 18;

/** 'He', 'She', 'The patient'. */
export function subjectOf({ gender }: PatientRecord): string {
  if (gender === 'Male') return 'He';
  return gender === 'Female' ? 'She' : 'The patient';
}

/** 'man', 'girl', 'patient'. */
export function personOf({ age, gender }: PatientRecord): string {
  const isAdult = age === null || age >= ADULT;
  if (gender === 'Male') return isAdult ? 'man' : 'boy';
  if (gender === 'Female') return isAdult ? 'woman' : 'girl';
  return 'patient';
}

export function isAdult({ age }: PatientRecord): boolean {
  return age !== null && age >= ADULT;
}

/** '58-year-old', '4-month-old', 'newborn'; empty while no age is known. */
export function agedOf(record: PatientRecord): string {
  const months = monthsOld(record);
  if (months !== null) return months === 0 ? 'newborn' : `${months}-month-old`;
  return record.age === null ? '' : `${record.age}-year-old`;
}

/** 'an 8-year-old', 'an 11-year-old', 'an unmarried woman'. */
export function article(words: string): string {
  return /^(?:8|11-|18-|(?!uni|use|eu|one)[aeiou])/i.test(words) ? 'an' : 'a';
}
