import { type ChosenAnswer, differential } from '#domain/diagnosis/differential.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';

/** Diagnosis id → what the answers alone say for or against it, in half-bits; head starts are left out. */
export function answerPoints(
  answers: readonly ChosenAnswer[],
  evidence: Evidence,
): ReadonlyMap<number, number> {
  return new Map(
    differential(answers, evidence).map(({ id, contributions }) => [
      id,
      contributions.reduce((sum, part) => sum + (part.kind === 'answer' ? part.points : 0), 0),
    ]),
  );
}
