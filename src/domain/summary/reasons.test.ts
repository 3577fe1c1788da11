import { describe, expect, it } from 'vitest';
import { recordAnswer } from '#domain/case/answers.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { reasonsOf } from '#domain/summary/reasons.ts';
import { reviewed } from '#tests/examples/cases.ts';
import { questionOf } from '#tests/examples/questions.ts';

const answered = recordAnswer(
  reviewed,
  singleAnswer({ question: questionOf(1), symptomId: 1 }, { id: 11, text: 'Suddenly', ranges: [] }),
);

const diagnosis = (...contributions: DiagnosisResult['contributions']): DiagnosisResult => ({
  id: 1,
  name: 'Dissection',
  probability: 10,
  points: 1,
  mustNotMiss: true,
  contributions,
  factors: [],
});

describe('The reasons for a diagnosis', () => {
  it('name the question, the answer and the points, the strongest first', () => {
    const reasons = reasonsOf(
      diagnosis(
        { kind: 'base', complaintId: 1, points: 2 },
        { kind: 'answer', questionId: 1, choiceId: 11, points: -4 },
      ),
      answered,
    );
    expect(reasons.map(({ what, answer, points }) => [what, answer, points])).toEqual([
      ['How did the pain start?', 'Suddenly', -4],
      ['How common this is behind chest pain', '', 2],
    ]);
  });

  it('count several choices of one answer together, and leave out what cancels', () => {
    const two = diagnosis(
      { kind: 'answer', questionId: 1, choiceId: 11, points: 3 },
      { kind: 'answer', questionId: 1, choiceId: 12, points: 1 },
      { kind: 'answer', questionId: 2, choiceId: 21, points: 1 },
      { kind: 'answer', questionId: 2, choiceId: 22, points: -1 },
    );
    expect(reasonsOf(two, answered).map(({ points }) => points)).toEqual([4]);
  });

  it('still name an answer the case no longer has', () => {
    const gone = diagnosis({ kind: 'answer', questionId: 99, choiceId: 1, points: 3 });
    expect(reasonsOf(gone, answered)[0]?.what).toBe('An earlier answer');
  });
});
