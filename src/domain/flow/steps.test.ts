import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  backLabel,
  continueLabel,
  HISTORY_STEPS,
  STEPS,
  type StepPath,
  stepAfter,
  stepAt,
  stepBefore,
} from '#domain/flow/steps.ts';
import { PAGES } from '#domain/sections/pages.ts';

describe('The steps', () => {
  it('count the confirmation page as the associated-symptoms step', () => {
    expect(stepAt('/chief-complaint-confirmation')).toBe(stepAt('/associated-symptoms'));
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
      const isSurgical = step.path === '/past-surgical-history';
      expect(continueLabel(step.path)).toBe(`Continue to ${next.name}`);
      expect(backLabel(next.path)).toBe(`Back to ${isSurgical ? 'Surgical History' : step.name}`);
    }
  });

  it('have pages of past history in the order of the summary', () => {
    expect(HISTORY_STEPS.map(({ page }) => page)).toEqual(PAGES);
  });

  it('refuse a path that is no step', () => {
    expect(stepAt('/nowhere')).toBeUndefined();
    expectTypeOf<'/nowhere'>().not.toExtend<StepPath>();
  });
});
