import { describe, expect, it } from 'vitest';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { byLikelihood, likelihoodLeft, likelihoodText, pressing } from './ranked.ts';

const result = (id: number, more: Partial<DiagnosisResult>): DiagnosisResult => ({
  id,
  name: `Diagnosis ${id}`,
  probability: 10,
  points: 1,
  mustNotMiss: false,
  contributions: [],
  factors: [],
  ...more,
});

const ids = (diagnoses: readonly DiagnosisResult[]) => diagnoses.map(({ id }) => id);

describe('The differential by likelihood', () => {
  it('has the likeliest first, and nothing that is impossible (specification 21.15)', () => {
    const all = [
      result(1, { likelihood: 0.1 }),
      result(2, { likelihood: 0.6 }),
      result(3, { likelihood: 0 }),
      result(4, { likelihood: 0.2, probability: 0 }),
    ];
    expect(ids(byLikelihood(all))).toEqual([2, 4, 1]);
    expect(likelihoodLeft(all)).toBeCloseTo(0.1);
  });

  it('keeps the order it came in where nothing is said of likelihood', () => {
    expect(ids(byLikelihood([result(1, {}), result(2, { probability: 0 }), result(3, {})]))).toEqual([1, 3]);
  });

  it('names what presses in its own order (specification 21.20)', () => {
    expect(
      ids(pressing([result(1, { dangerPlace: 2 }), result(2, {}), result(3, { dangerPlace: 1 })])),
    ).toEqual([3, 1]);
  });

  it.each([
    [0.004, '<1%'],
    [0.0051, '1%'],
    [0.624, '62%'],
    [0.994, '99%'],
    [0.9951, '>99%'],
  ])('writes a likelihood of %d as %s', (likelihood, text) => {
    expect(likelihoodText(likelihood)).toBe(text);
  });
});
