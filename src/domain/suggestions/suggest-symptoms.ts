import { fitsAge } from '#domain/case/fits-age.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceOfFinding, type Knowledge } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { explainSymptom } from '#domain/suggestions/explain-symptom.ts';
import { pickQuestions } from '#domain/suggestions/pick-questions.ts';
import { standingQuestions } from '#domain/suggestions/standing-questions.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import { weighedByDanger, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';

/** How many symptoms a phase asks about. */
export const SYMPTOMS_A_PHASE = 8;

/** A symptom that could reveal something dangerous is worth asking about although it is likely absent. */
const ALARM = 1.5;

/** A history that has told much is not drawn out by symptoms that would tell little (ADR 21). */
const BESIDE_BEST = 0.3;

/**
 * The symptoms of the catalogue whose answer tells most about this case, best first, with what each is good for.
 * Only symptoms that fit the patient's sex and that nobody has asked about (`askedIds`) yet.
 */
export function suggestSymptoms(
  model: LikelihoodModel,
  facts: CaseFacts,
  askedIds: readonly number[] = [],
  count: number = SYMPTOMS_A_PHASE,
): Suggestion[] {
  const { knowledge } = model;
  const weighed = weighedByDanger(suspectsIn(model, facts));
  const open = openComplaints(knowledge, facts, askedIds);
  const questionAbout = ({ id }: Complaint) => ({
    id,
    chances: weighed.map(({ diagnosis }) => chanceOfFinding(knowledge, diagnosis, id)),
  });
  const chief = knowledge.complaints.find(({ id }) => id === facts.chiefComplaintId);
  const standing = standingQuestions(chief, facts, open).map(questionAbout);
  const best = pickQuestions(open.map(questionAbout), weighed, {
    count,
    alarm: ALARM,
    besideBest: BESIDE_BEST,
  });
  const textOf = new Map(open.map(({ id, text }) => [id, text]));
  return withStanding(best, standing, count).map(question => ({
    id: question.id,
    label: textOf.get(question.id) ?? '',
    explanation: explainSymptom(question, weighed),
  }));
}

/** Standing questions that were not picked take the last places. */
function withStanding(
  best: readonly YesNoQuestion[],
  standing: readonly YesNoQuestion[],
  count: number,
): YesNoQuestion[] {
  const missing = standing.filter(({ id }) => !best.some(other => other.id === id));
  const isStanding = ({ id }: YesNoQuestion) => standing.some(other => other.id === id);
  const places = Math.max(0, count - missing.length);
  const kept = best.filter((question, i) => i < places || isStanding(question));
  return [...kept, ...missing].slice(0, count);
}

/** What may be suggested: complaints of the patient's sex and age without those that were answered already. */
export function openComplaints(
  { complaints }: Pick<Knowledge, 'complaints'>,
  facts: Pick<CaseFacts, 'age' | 'ageMonths' | 'gender' | 'chiefComplaintId' | 'presentIds' | 'absentIds'>,
  askedIds: readonly number[],
): Complaint[] {
  const answered = new Set([facts.chiefComplaintId, ...facts.presentIds, ...facts.absentIds, ...askedIds]);
  return complaints.filter(
    complaint =>
      !answered.has(complaint.id) && fitsGender(complaint, facts.gender) && fitsAge(complaint, facts),
  );
}

function fitsGender({ genderFilter }: Complaint, gender: CaseFacts['gender']): boolean {
  return genderFilter === 'both' || gender === null || genderFilter === gender.toLowerCase();
}
