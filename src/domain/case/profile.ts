import type { PatientRecord, Profile } from '#domain/case/patient-record.ts';
import { closed } from '#domain/case/symptoms.ts';

export const MARITAL_STATUSES = [
  'Single',
  'Married',
  'Divorced',
  'Widowed',
  'Separated',
  'Domestic Partnership',
] as const;

export const ADMISSION_TYPES = [
  'Outpatient',
  'Inpatient',
  'Emergency',
  'Elective Admission',
  'Urgent Care',
  'Clinic Visit',
  'Telehealth',
] as const;

export const POSITIONS = [
  '1st Year Medical Student',
  '2nd Year Medical Student',
  '3rd Year Medical Student',
  '4th Year Medical Student',
  '5th Year Medical Student',
  '6th Year Medical Student',
  'Intern',
  'Resident',
  'Senior Resident',
  'Fellow',
  'Attending Physician',
  'Consultant',
  'Specialist',
  'Nurse',
  'Nurse Practitioner',
  'Physician Assistant',
] as const;

export const AGE_LIMITS = { min: 1, max: 120 } as const;

/** The profile as the form holds it: the age is still text. */
export type ProfileForm = Omit<Profile, 'age'> & { readonly age: string };

export type ProfileErrors = Partial<Record<'age' | 'gender' | 'historyTaker', string>>;

/** What keeps the profile from being accepted, by field (specification 7.4 and 7.5). */
export function profileErrors(form: ProfileForm): ProfileErrors {
  return {
    ...ageError(form.age),
    ...(form.gender === null && { gender: 'Gender is required' }),
    ...(form.historyTaker.trim() === '' && { historyTaker: 'History taker name is required' }),
  };
}

function ageError(age: string): ProfileErrors {
  const text = age.trim();
  if (text === '') return { age: 'Age is required' };
  const isValid = /^\d+$/.test(text) && Number(text) >= AGE_LIMITS.min && Number(text) <= AGE_LIMITS.max;
  return isValid ? {} : { age: 'Please enter a valid age (1-120)' };
}

/** Takes an accepted form into the case; a blank patient name becomes Anonymous. */
export function setProfile(record: PatientRecord, form: ProfileForm): PatientRecord {
  const kept = losesSymptoms(record, form) ? withoutSymptoms(record) : record;
  return { ...kept, ...form, age: Number(form.age.trim()), name: form.name.trim() || 'Anonymous' };
}

/** Complaints and their questions are those of one gender: with another, the symptoms asked so far do not hold. */
export function losesSymptoms(record: PatientRecord, form: Pick<ProfileForm, 'gender'>): boolean {
  return record.chiefComplaint !== null && record.gender !== form.gender;
}

function withoutSymptoms(record: PatientRecord): PatientRecord {
  return {
    ...record,
    chiefComplaint: null,
    associatedSymptoms: [],
    ...closed,
    answers: [],
    differentialDiagnoses: [],
    lastAnsweredSymptomId: null,
    reviewOfSystemsCompleted: false,
    acceptedContradictions: [],
  };
}
