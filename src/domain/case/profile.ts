import { AGE_LIMITS, MONTH_LIMITS, mayBeInfant } from '#domain/case/age.ts';
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

/** The profile as the form holds it: the age is still text. */
export type ProfileForm = Omit<Profile, 'age' | 'ageMonths'> & {
  readonly age: string;
  readonly ageMonths: string;
};

export type ProfileErrors = Partial<Record<'age' | 'ageMonths' | 'gender' | 'historyTaker', string>>;

/** What keeps the profile from being accepted, by field (specification 7.4, 7.5 and 7.14). */
export function profileErrors(form: ProfileForm): ProfileErrors {
  return {
    ...ageError(form.age),
    ...monthsError(form),
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

/** Months are asked of a patient of the least age only (specification 7.14). */
export function asksMonths({ age }: Pick<ProfileForm, 'age'>): boolean {
  return age.trim() !== '' && ageError(age).age === undefined && mayBeInfant(Number(age.trim()));
}

function monthsError(form: Pick<ProfileForm, 'age' | 'ageMonths'>): ProfileErrors {
  const text = form.ageMonths.trim();
  if (!asksMonths(form) || text === '') return {};
  const isValid = /^\d+$/.test(text) && Number(text) <= MONTH_LIMITS.max;
  return isValid ? {} : { ageMonths: 'Please enter valid months (0-23)' };
}

/** Takes an accepted form into the case; a blank patient name becomes Anonymous. */
export function setProfile(record: PatientRecord, form: ProfileForm): PatientRecord {
  const kept = losesSymptoms(record, form) ? withoutSymptoms(record) : record;
  const months = form.ageMonths.trim();
  return {
    ...kept,
    ...form,
    age: Number(form.age.trim()),
    ageMonths: asksMonths(form) && months !== '' ? Number(months) : null,
    name: form.name.trim() || 'Anonymous',
  };
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
