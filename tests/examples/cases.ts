import type { PatientRecord } from '#domain/case/patient-record.ts';
import { addSymptom, chooseChiefComplaint, markCurrentAnswered } from '#domain/case/symptoms.ts';
import { emptyCase } from '#domain/record/empty-case.ts';

export const TODAY = 'November 21, 2026';
export const CHEST_PAIN = { id: 1, text: 'Chest pain' };
export const COUGH = { id: 2, text: 'Cough' };
export const FEVER = { id: 3, text: 'Fever' };

export const untouched: PatientRecord = emptyCase(TODAY);

export const profiled: PatientRecord = {
  ...untouched,
  name: 'Ada Example',
  age: 45,
  gender: 'Female',
  historyTaker: 'Sam Student',
};

export const complaining: PatientRecord = chooseChiefComplaint(profiled, CHEST_PAIN);

export const answered: PatientRecord = markCurrentAnswered(complaining);

export const withOpenCough: PatientRecord = addSymptom(answered, COUGH);

export const withCough: PatientRecord = markCurrentAnswered(withOpenCough);

export const reviewed: PatientRecord = { ...withCough, reviewOfSystemsCompleted: true };
