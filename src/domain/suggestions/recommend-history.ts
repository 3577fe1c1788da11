import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceOfRisk } from '#domain/diagnosis/likelihood/chance.ts';
import type { Knowledge, RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { type Suspect, suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import { type AlreadySaid, isAnswered } from '#domain/findings/answered-risk.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { pickQuestions } from '#domain/suggestions/pick-questions.ts';
import { fitsPatient } from '#domain/suggestions/risk-fit.ts';
import { EXPLANATION_LIMIT } from '#domain/suggestions/suggestion.ts';
import { weighedByDanger, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** A question about the past is soon answered: anything that tells a fiftieth of the best is worth it. */
const BESIDE_BEST = 0.02;

/** How many recommendations a section gets at most (specification 13.21). */
export const RECOMMENDATIONS_A_SECTION = 6;

export type Recommended = { readonly risks: readonly RiskFactor[]; readonly explanation: string };

export type HistoryQuestion = {
  readonly section: HistorySectionKey;
  readonly facts: CaseFacts;
  /** What answers a risk factor already: it is not recommended. */
  readonly said: AlreadySaid;
};

/** A diagnosis is thought of when it leads, or when it must not be missed and is at least this likely. */
const THOUGHT_OF = 0.03;

/** Odds ratios from which on nobody leaves a question out behind a diagnosis that is thought of. */
const TELLING = 4;

/** The risk factors of a section that move the differential of this case most and that it does not answer yet. */
export function recommendHistory(
  model: LikelihoodModel,
  question: HistoryQuestion,
  count: number = RECOMMENDATIONS_A_SECTION,
): Recommended {
  const likely = suspectsIn(model, question.facts);
  const suspects = weighedByDanger(likely);
  const risks = new Map(openRisks(model.knowledge, question).map(risk => [risk.id, risk]));
  const questions = [...risks.values()].map(risk => questionAbout(risk, suspects));
  const standing = questions.filter(({ id }) => isNeverLeftOut(id, likely)).slice(0, count);
  const best = pickQuestions(questions, suspects, { count, alarm: 0, besideBest: BESIDE_BEST });
  const others = best.filter(({ id }) => !standing.some(other => other.id === id));
  const picked = [...standing, ...others].slice(0, count);
  return {
    risks: picked.flatMap(({ id }) => risks.get(id) ?? []),
    explanation: explain(picked, suspects),
  };
}

/** The risk factors of a section that the patient can have and that the case does not answer yet. */
function openRisks(
  { risks, vocabulary }: Knowledge,
  { section, facts, said }: HistoryQuestion,
): RiskFactor[] {
  const findingsOf = Map.groupBy(vocabulary, ({ riskId }) => riskId);
  return risks.filter(risk => {
    const findings = findingsOf.get(risk.id) ?? [];
    return risk.section === section && fitsPatient(findings, facts) && !isAnswered(findings, said);
  });
}

/** Essential, or very telling, for the likeliest diagnosis or one that must not be missed. */
function isNeverLeftOut(riskId: number, likely: readonly Suspect[]): boolean {
  return likely.some(
    ({ diagnosis, chance }, place) =>
      (place === 0 || (diagnosis.mustNotMiss && chance >= THOUGHT_OF)) &&
      (diagnosis.essentials.has(riskId) || (diagnosis.risks.get(riskId) ?? 1) >= TELLING),
  );
}

/** How a recommendation reads: what it is about, then what to ask. */
export function recommendationText({ label, prompt }: Pick<RiskFactor, 'label' | 'prompt'>): string {
  return `${label}: ${prompt}`;
}

/** What a recommendation is about; undefined when another service worded it in another way. */
export function recommendationLabel(text: string): string | undefined {
  return /^(.{2,60}?): \S/.exec(text)?.[1];
}

function questionAbout({ id, commonness }: RiskFactor, suspects: readonly Suspect[]): YesNoQuestion {
  return {
    id,
    chances: suspects.map(({ diagnosis }) => chanceOfRisk(commonness, diagnosis.risks.get(id))),
  };
}

/** Names the diagnoses that the picked questions bear on most. */
function explain(picked: readonly YesNoQuestion[], suspects: readonly Suspect[]): string {
  if (picked.length === 0) return 'Nothing more in this section would change the picture much.';
  const moved = suspects
    .filter(({ diagnosis }) =>
      picked.some(({ id }) => diagnosis.essentials.has(id) || (diagnosis.risks.get(id) ?? 1) !== 1),
    )
    .slice(0, 3)
    .map(({ diagnosis }) => inSentence(diagnosis.name));
  const text = `The answers make ${listed(moved, 'or')} more or less likely in this patient.`;
  return moved.length > 0 && text.length <= EXPLANATION_LIMIT
    ? text
    : 'The answers make some of the likely causes more or less likely.';
}
