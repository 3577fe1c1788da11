import { isAnswered } from '#domain/suggestions/answered-risk.ts';
import type { CaseFacts } from '#domain/suggestions/case-facts.ts';
import { chanceOfRisk } from '#domain/suggestions/chance.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import type { Knowledge, RiskFactor } from '#domain/suggestions/knowledge.ts';
import { pickQuestions } from '#domain/suggestions/pick-questions.ts';
import { posterior, type Suspect } from '#domain/suggestions/posterior.ts';
import { fitsPatient } from '#domain/suggestions/risk-fit.ts';
import { EXPLANATION_LIMIT } from '#domain/suggestions/suggestion.ts';
import { weighedByDanger, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** How many recommendations a section gets at most (specification 13.21). */
export const RECOMMENDATIONS_A_SECTION = 6;

export type Recommended = { readonly risks: readonly RiskFactor[]; readonly explanation: string };

export type HistoryQuestion = {
  readonly section: HistorySectionKey;
  readonly facts: CaseFacts;
  /** What the case already says, in words: what answers a risk factor is not recommended. */
  readonly texts: readonly string[];
};

/** The risk factors of a section that move the differential of this case most and that it does not answer yet. */
export function recommendHistory(
  knowledge: Knowledge,
  { section, facts, texts }: HistoryQuestion,
  count: number = RECOMMENDATIONS_A_SECTION,
): Recommended {
  const suspects = weighedByDanger(posterior(knowledge, facts));
  const risks = new Map(
    knowledge.risks
      .filter(risk => risk.section === section && fitsPatient(risk, facts) && !isAnswered(risk, texts))
      .map(risk => [risk.id, risk]),
  );
  const questions = [...risks.values()].map(risk => questionAbout(risk, suspects));
  const picked = pickQuestions(questions, suspects, { count, alarm: 0 });
  return {
    risks: picked.flatMap(({ id }) => risks.get(id) ?? []),
    explanation: explain(picked, suspects),
  };
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
    .filter(({ diagnosis }) => picked.some(({ id }) => (diagnosis.risks.get(id) ?? 1) !== 1))
    .slice(0, 3)
    .map(({ diagnosis }) => inSentence(diagnosis.name));
  const text = `The answers make ${listed(moved, 'or')} more or less likely in this patient.`;
  return moved.length > 0 && text.length <= EXPLANATION_LIMIT
    ? text
    : 'The answers make some of the likely causes more or less likely.';
}
