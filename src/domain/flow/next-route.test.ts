import { describe, expect, it } from 'vitest';
import { type ReturnTo, routeAfterCancel, routeAfterSymptom } from '#domain/flow/next-route.ts';

const AFTER_SYMPTOMS = '/ai-suggested-symptoms';

describe('A finished questionnaire', () => {
  const turns: readonly [ReturnTo | null, boolean, string][] = [
    ['review-of-systems', false, '/review-of-systems'],
    ['review-of-systems', true, '/review-of-systems'],
    ['ai-suggested-symptoms', false, AFTER_SYMPTOMS],
    ['ai-suggested-symptoms', true, AFTER_SYMPTOMS],
    [null, true, AFTER_SYMPTOMS],
    [null, false, '/associated-symptoms'],
  ];
  for (const [returnTo, fromConfirmation, path] of turns) {
    it(`leads to ${path} with return flag ${returnTo} and returnToConfirmation ${fromConfirmation}`, () => {
      expect(routeAfterSymptom(returnTo, fromConfirmation)).toBe(path);
    });
  }
});

describe('Cancel in a questionnaire', () => {
  const turns: readonly [ReturnTo | null, boolean, string][] = [
    ['review-of-systems', false, '/review-of-systems'],
    ['ai-suggested-symptoms', false, AFTER_SYMPTOMS],
    [null, true, '/chief-complaint'],
    [null, false, '/associated-symptoms'],
  ];
  for (const [returnTo, isChiefComplaint, path] of turns) {
    it(`leads to ${path} with return flag ${returnTo}, chief complaint: ${isChiefComplaint}`, () => {
      expect(routeAfterCancel(returnTo, isChiefComplaint)).toBe(path);
    });
  }
});
