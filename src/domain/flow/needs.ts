import type { PatientRecord } from '#domain/case/patient-record.ts';

/** Something the case must have before a page may be shown. */
export type Need = (record: PatientRecord) => boolean;

export const profile: Need = record => record.age !== null && record.gender !== null;
export const chiefComplaint: Need = record => record.chiefComplaint !== null;
export const noCurrentSymptom: Need = record => record.currentSymptom === null;
export const chiefComplaintAnswered: Need = record => record.chiefComplaint?.isAnswered === true;
export const symptomsAnswered: Need = record =>
  record.associatedSymptoms.every(symptom => symptom.isAnswered);
export const reviewCompleted: Need = record => record.reviewOfSystemsCompleted;

/** What the pages need: each a little more than those before it. */
export const PROFILED: readonly Need[] = [profile];
export const COMPLAINING: readonly Need[] = [...PROFILED, chiefComplaint];
export const ANSWERED: readonly Need[] = [...COMPLAINING, noCurrentSymptom, chiefComplaintAnswered];
export const ALL_ANSWERED: readonly Need[] = [...ANSWERED, symptomsAnswered];
export const REVIEWED: readonly Need[] = [...ALL_ANSWERED, reviewCompleted];
