import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { Contribution, DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';

/** One contribution in words. */
export type Reason = {
  readonly key: string;
  readonly what: string;
  readonly answer: string;
  readonly points: number;
};

/** What speaks for and against a diagnosis, the strongest first. Several choices of one answer count together. */
export function reasonsOf(diagnosis: DiagnosisResult, record: PatientRecord): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const contribution of diagnosis.contributions) {
    const reason = inWords(contribution, record);
    const earlier = reasons.get(reason.key);
    reasons.set(reason.key, { ...reason, points: reason.points + (earlier?.points ?? 0) });
  }
  return [...reasons.values()]
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function inWords(contribution: Contribution, record: PatientRecord): Reason {
  const { points } = contribution;
  if (contribution.kind === 'base') {
    const complaint = symptomsOf(record).find(({ id }) => id === contribution.complaintId)?.text;
    const what = `How common this is behind ${(complaint ?? 'the complaint').toLowerCase()}`;
    return { key: `base-${contribution.complaintId}`, what, answer: '', points };
  }
  const answer = record.answers.find(({ questionId }) => questionId === contribution.questionId);
  return {
    key: `answer-${contribution.questionId}`,
    what: answer?.questionText ?? 'An earlier answer',
    answer: answer?.choiceText ?? '',
    points,
  };
}
