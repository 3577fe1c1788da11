import { expect, it } from 'vitest';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { LISTED_AT_FIRST, listedDiagnoses, shareText } from './listed-diagnoses.ts';

const diagnosis = (id: number, more: Partial<DiagnosisResult>): DiagnosisResult => ({
  id,
  name: `Diagnosis ${id}`,
  probability: 1,
  points: 1,
  mustNotMiss: false,
  contributions: [],
  factors: [],
  ...more,
});

it('A document tells the twelve likeliest, and after them what else must not be missed (specification 21.8)', () => {
  const common = Array.from({ length: 20 }, (_, at) => diagnosis(at + 1, { likelihood: 0.04 - at / 1000 }));
  const dangerous = diagnosis(99, { likelihood: 0.001, mustNotMiss: true, dangerPlace: 1 });
  const listed = listedDiagnoses([dangerous, ...common.toReversed()]);
  expect(listed).toEqual([...common.slice(0, LISTED_AT_FIRST), dangerous]);
});

it.each([
  [0.4, '<1%'],
  [12.4, '12%'],
])('A share of %d percent is written %s (specification 21.7)', (probability, text) => {
  expect(shareText(probability)).toBe(text);
});
