import type { Complaint } from '#domain/review/complaint.ts';
import { chanceOfFinding } from '#domain/suggestions/chance.ts';
import { explainSymptom } from '#domain/suggestions/explain-symptom.ts';
import type { Knowledge } from '#domain/suggestions/knowledge.ts';
import { pickQuestions } from '#domain/suggestions/pick-questions.ts';
import { posterior, type Suspect } from '#domain/suggestions/posterior.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import type { ToldCase } from '#domain/suggestions/told-case.ts';
import { weighedByDanger, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';

/** How many symptoms a phase asks about. */
export const SYMPTOMS_A_PHASE = 8;

/**
 * The symptoms of the catalogue whose answer tells most about this case, best first, with what each is good for.
 * Only symptoms that fit the patient's sex and that nobody has asked about (`askedIds`) yet.
 */
export function suggestSymptoms(
  knowledge: Knowledge,
  told: ToldCase,
  askedIds: readonly number[] = [],
  count: number = SYMPTOMS_A_PHASE,
): Suggestion[] {
  const suspects = posterior(knowledge.diagnoses, told);
  const weighed = weighedByDanger(suspects);
  const open = openComplaints(knowledge, told, askedIds);
  const questions = open.map(({ id }) => questionAbout(id, weighed));
  const textOf = new Map(open.map(({ id, text }) => [id, text]));
  return pickQuestions(questions, weighed, count).map(question => ({
    id: question.id,
    label: textOf.get(question.id) ?? '',
    explanation: explainSymptom(question, weighed),
  }));
}

/** What may be suggested: complaints of the patient's sex without those that were answered already. */
export function openComplaints(
  { complaints }: Pick<Knowledge, 'complaints'>,
  told: Pick<ToldCase, 'gender' | 'chiefComplaintId' | 'presentIds' | 'absentIds'>,
  askedIds: readonly number[],
): Complaint[] {
  const answered = new Set([told.chiefComplaintId, ...told.presentIds, ...told.absentIds, ...askedIds]);
  return complaints.filter(
    ({ id, genderFilter }) =>
      !answered.has(id) &&
      (genderFilter === 'both' || told.gender === null || genderFilter === told.gender.toLowerCase()),
  );
}

function questionAbout(id: number, suspects: readonly Suspect[]): YesNoQuestion {
  return { id, chances: suspects.map(({ diagnosis }) => chanceOfFinding(diagnosis.findings.get(id))) };
}
