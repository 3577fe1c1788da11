import { describe, expect, it } from 'vitest';
import { STEPS } from '#domain/flow/steps.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { stepperSteps } from './stepper-steps.ts';

const ACCEPTED = { isTermsAccepted: true, visited: [] };
const empty = emptyCase('November 21, 2026');
const profiled = {
  ...empty,
  age: 54,
  gender: 'Male' as const,
  name: 'Anonymous',
  historyTaker: 'R. Adeyemi',
};
const complaining = {
  ...profiled,
  chiefComplaint: { id: 1, text: 'Chest pain', isAnswered: false },
  currentSymptom: { id: 1, text: 'Chest pain' },
};
const answered = {
  ...profiled,
  chiefComplaint: { id: 1, text: 'Chest pain', isAnswered: true },
};

describe('the stepper', () => {
  it.each([
    '/',
    '/terms',
    '/login',
    '/register',
    '/reset-password',
    '/profile',
    '/saved-histories',
    '/nowhere',
  ])('is hidden on %s', path => {
    expect(stepperSteps(path, empty, ACCEPTED)).toEqual([]);
  });

  it('numbers every step of the table and names the current one', () => {
    const steps = stepperSteps('/patient-profile', empty, ACCEPTED);
    expect(steps.map(step => step.number)).toEqual(STEPS.map((_, index) => index + 1));
    expect(steps.filter(step => step.isCurrent).map(step => step.step.path)).toEqual(['/patient-profile']);
  });

  it('counts the confirmation page as the associated symptoms', () => {
    const steps = stepperSteps('/chief-complaint-confirmation', answered, ACCEPTED);
    expect(steps.find(step => step.isCurrent)?.step.path).toBe('/associated-symptoms');
  });

  it('lets nothing be opened before the profile is there', () => {
    expect(stepperSteps('/patient-profile', empty, ACCEPTED).some(step => step.isDone || step.canOpen)).toBe(
      false,
    );
  });

  it('ticks what is done and opens it when the guard allows', () => {
    const steps = stepperSteps('/questionnaire', complaining, ACCEPTED);
    expect(steps.filter(step => step.isDone).map(step => step.step.path)).toEqual([
      '/patient-profile',
      '/chief-complaint',
    ]);
    expect(steps.filter(step => step.canOpen).map(step => step.step.path)).toEqual([
      '/patient-profile',
      '/chief-complaint',
    ]);
  });

  it('does not open a questionnaire that has no open symptom', () => {
    const questionnaire = stepperSteps('/associated-symptoms', answered, ACCEPTED)[2];
    expect(questionnaire).toMatchObject({ isDone: true, canOpen: false });
  });
});
