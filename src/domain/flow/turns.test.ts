import { describe, expect, it } from 'vitest';
import { afterCancel, afterSymptom, type ReturnTo } from '#domain/flow/turns.ts';

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
      expect(afterSymptom(returnTo, fromConfirmation)).toBe(path);
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
      expect(afterCancel(returnTo, isChiefComplaint)).toBe(path);
    });
  }
});
