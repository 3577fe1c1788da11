import type { Answer } from '#domain/case/answer.ts';
import { chosenIds } from '#domain/diagnosis/differential.ts';
import { urgencyRank } from '#domain/diagnosis/urgency.ts';
import { QUESTION_TYPE, type Question, type RedFlag } from '#domain/questionnaire/question.ts';

/** A diagnosis that an answer has made one think of, with that answer in the patient's words. */
export type PinnedRedFlag = RedFlag & { readonly raisedBy: string };

/**
 * The diagnoses that the answers of a case have raised a red flag of: each once, with the first answer that raised it,
 * the most urgent first. What counts is what the differential counts: a sequence raises nothing.
 */
export function pinnedRedFlags(answers: readonly Answer[]): readonly PinnedRedFlag[] {
  const byDiagnosis = new Map<number, PinnedRedFlag>();
  for (const flag of answers.flatMap(raisedBy)) {
    if (!byDiagnosis.has(flag.diagnosisId)) byDiagnosis.set(flag.diagnosisId, flag);
  }
  return [...byDiagnosis.values()].toSorted((a, b) => urgencyRank(a.urgency) - urgencyRank(b.urgency));
}

/** How many red flags the choice of the question that raises most of them raises. */
export function mostRaisedBy({ choices }: Question): number {
  return Math.max(0, ...choices.map(({ redFlags = [] }) => redFlags.length));
}

function raisedBy({ choiceId, choiceText, questionType, offered = [] }: Answer): readonly PinnedRedFlag[] {
  const chosen = new Set(chosenIds(choiceId));
  return offered
    .filter(({ id }) => chosen.has(id))
    .flatMap(({ text, redFlags = [] }) =>
      redFlags.map(flag => ({
        ...flag,
        // Of a duration the patient named an amount, not the range it falls into.
        raisedBy: questionType === QUESTION_TYPE.duration ? choiceText : text,
      })),
    );
}
