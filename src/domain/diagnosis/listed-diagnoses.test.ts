import { describe, expect, it } from 'vitest';
import type { Contribution, DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { dangerousDiagnoses, isAlarming, LISTED_AT_FIRST, listedDiagnoses } from './listed-diagnoses.ts';

const answered = (points: number): Contribution => ({ kind: 'answer', questionId: 1, choiceId: 2, points });

function diagnosis(id: number, probability: number, more: Partial<DiagnosisResult> = {}): DiagnosisResult {
  const plain = { points: probability, mustNotMiss: false, contributions: [], factors: [] };
  return { ...plain, id, name: `Diagnosis ${id}`, probability, ...more };
}

const common = Array.from({ length: 20 }, (_, index) => diagnosis(index + 1, 5 - index / 10));
const faint = diagnosis(21, 0.2, { mustNotMiss: true, contributions: [answered(2)] });
const flagged = diagnosis(22, 0.1, { mustNotMiss: true, isFlagged: true, urgency: 'soon' });
const urgent = diagnosis(24, 0, { mustNotMiss: true, isFlagged: true, urgency: 'now' });
const ruledOut = diagnosis(23, 0, { mustNotMiss: true, contributions: [answered(8)] });

describe('The diagnoses that are listed', () => {
  it('are the first twelve and the dangerous ones with a notable share or a red flag', () => {
    const listed = listedDiagnoses([...common, faint, flagged, ruledOut]);
    expect(listed).toEqual([...common.slice(0, LISTED_AT_FIRST), flagged]);
  });

  it('keep a red flag that has no share left (specification 23.22)', () => {
    const listed = listedDiagnoses([...common, urgent, ruledOut]);
    expect(listed).toEqual([...common.slice(0, LISTED_AT_FIRST), urgent]);
  });

  it('count as dangerous only while the answers have not ruled them out', () => {
    expect(dangerousDiagnoses([...common, faint, flagged, ruledOut])).toEqual([flagged, faint]);
  });

  it('stay when a red flag was raised, whatever speaks against them, the most urgent first', () => {
    expect(dangerousDiagnoses([...common, faint, flagged, urgent])).toEqual([urgent, flagged, faint]);
  });

  it('are alarming from a share of 1 percent, or by one answer that is a red flag', () => {
    expect([diagnosis(1, 1), diagnosis(1, 0.9), faint, flagged].map(isAlarming)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
