import { describe, expect, it } from 'vitest';
import {
  backLabel,
  CONFIRMATION,
  continueLabel,
  STEPS,
  stepAfter,
  stepAt,
  stepBefore,
} from '#domain/flow/steps.ts';

describe('The steps', () => {
  it('stand in the order of the specification', () => {
    const specified = [
      'patient-profile',
      'chief-complaint',
      'questionnaire',
      'associated-symptoms',
      'ai-suggested-symptoms',
      'review-of-systems',
      'past-medical-illnesses',
      'past-surgical-history',
      'accidents-injuries',
      'medication-history',
      'family-history',
      'social-history',
      'summary',
    ];
    const listed = STEPS.map(step => step.path.slice(1));
    expect(listed).toEqual(specified.filter(path => listed.includes(path)));
  });

  it('count the confirmation page as the associated-symptoms step', () => {
    expect(stepAt(CONFIRMATION.path)).toBe(stepAt('/associated-symptoms'));
  });

  it('lead from each to the next and back', () => {
    for (const step of STEPS.slice(0, -1)) expect(stepBefore(stepAfter(step.path).path)).toBe(step);
  });

  it('end at the summary and start at the profile', () => {
    expect(stepAfter('/summary').path).toBe('/summary');
    expect(stepBefore('/patient-profile').path).toBe('/patient-profile');
  });

  it('name the buttons by the steps they lead to', () => {
    for (const [index, step] of STEPS.entries()) {
      const next = STEPS[index + 1];
      if (!next) continue;
      expect(continueLabel(step.path)).toBe(`Continue to ${next.name}`);
      expect(backLabel(next.path)).toBe(`Back to ${step.backName ?? step.name}`);
    }
  });

  it('refuse a path that is no step', () => {
    expect(() => stepAfter('/nowhere')).toThrow('/nowhere is not a step of the session');
  });
});
