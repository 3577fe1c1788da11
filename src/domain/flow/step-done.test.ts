import { expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { isStepDone } from '#domain/flow/step-done.ts';
import { STEPS } from '#domain/flow/steps.ts';
import { emptyCase } from '#domain/record/empty-case.ts';

const reviewed: PatientRecord = {
  ...emptyCase('November 21, 2026'),
  age: 54,
  gender: 'Male',
  chiefComplaint: { id: 1, text: 'Chest pain', isAnswered: true },
  reviewOfSystemsCompleted: true,
};

const done = (record: PatientRecord, visited: readonly string[] = []) =>
  STEPS.filter(step => isStepDone(step, record, visited)).map(({ path }) => path);

const PROVEN = ['/patient-profile', '/chief-complaint', '/questionnaire', '/review-of-systems'];

it('A step that may be opened but never was is not done', () => {
  expect(done(reviewed)).toEqual(PROVEN);
});

it('A step that was visited is done', () => {
  expect(done(reviewed, ['/ai-suggested-symptoms', '/social-history'])).toEqual([
    '/patient-profile',
    '/chief-complaint',
    '/questionnaire',
    '/ai-suggested-symptoms',
    '/review-of-systems',
    '/social-history',
  ]);
});

it('A step with an entry of its own is done', () => {
  const pet = { id: 'pet-1', petType: 'Cat' };
  expect(done({ ...reviewed, petHistory: [pet] })).toEqual([...PROVEN, '/social-history']);
});

it('A step that the session has not reached is not done, whatever was visited before', () => {
  const asking = { ...reviewed, currentSymptom: { id: 1, text: 'Chest pain' } };
  expect(done(asking, ['/social-history'])).toEqual(['/patient-profile', '/chief-complaint']);
});
