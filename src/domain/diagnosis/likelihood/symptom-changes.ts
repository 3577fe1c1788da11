import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceListed } from '#domain/diagnosis/likelihood/chance.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import { chanceOfFinding, type KnownDiagnosis } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Ticked } from '#domain/diagnosis/likelihood/ticks.ts';

/** What leads a patient to the doctor is seldom a coincidence: its share where a diagnosis does not list it. */
const CHIEF_BY_COINCIDENCE = 0.0005;

/** What is something else brings any complaint as often as a diagnosis in which some patients have it. */
const OF_SOMETHING_ELSE = chanceListed(2);

/** What the chief complaint multiplies the weights by; none without one. */
export function chiefChange(
  { knowledge }: LikelihoodModel,
  { chiefComplaintId }: Pick<CaseFacts, 'chiefComplaintId'>,
): Change[] {
  if (chiefComplaintId === null) return [];
  const factors = knowledge.diagnoses.map(diagnosis => chanceOfChief(diagnosis, chiefComplaintId));
  const listed = factors.filter(factor => factor > CHIEF_BY_COINCIDENCE);
  const other = listed.reduce((sum, factor) => sum + factor, 0) / Math.max(1, knowledge.diagnoses.length);
  return [{ name: { kind: 'chief', complaintId: chiefComplaintId }, places: undefined, factors, other }];
}

/**
 * A patient complains of one finding among those the diagnosis brings: the more there are, the smaller its share.
 * By half only: the finding that leads to the doctor is not drawn by lot.
 */
function chanceOfChief({ findings }: KnownDiagnosis, complaintId: number): number {
  const strength = findings.get(complaintId);
  if (strength === undefined) return CHIEF_BY_COINCIDENCE;
  let all = 0;
  for (const other of findings.values()) all += chanceListed(other);
  return chanceListed(strength) * Math.sqrt(chanceListed(strength) / all);
}

/**
 * What the complaints that are present or denied besides the chief complaint multiply the weights by. One whose
 * questionnaire was answered has spoken through its answers, and one that an answer told or denied as well.
 */
export function symptomChanges(model: LikelihoodModel, facts: CaseFacts, answers: Ticked): Change[] {
  const { knowledge, parameters } = model;
  const findingsOf = Map.groupBy(knowledge.vocabulary, ({ complaintId }) => complaintId);
  const present = new Map<number, number>();
  const absent = new Map<number, number>();
  const keysOf = (id: number) => (findingsOf.get(id) ?? []).map(({ key }) => key);
  for (const [id, findings] of findingsOf) {
    if (id === null) continue;
    const keys = findings.map(({ key }) => key);
    if (keys.some(key => answers.present.has(key))) present.set(id, parameters.tickedSymptom);
    else if (keys.some(key => facts.present.includes(key))) present.set(id, 1);
    else if (keys.every(key => answers.denied.has(key))) absent.set(id, parameters.deniedSymptom);
    else if (keys.every(key => facts.denied.includes(key) || answers.denied.has(key))) absent.set(id, 1);
  }
  for (const id of facts.presentIds)
    if (!keysOf(id).some(key => answers.present.has(key))) present.set(id, 1);
  for (const id of facts.absentIds) if (!absent.has(id)) absent.set(id, 1);
  for (const id of answers.complaintIds) present.set(id, parameters.presentAnswered);
  const changes: Change[] = [];
  const change = (complaintId: number, isPresent: boolean, weight: number): Change => ({
    name: { kind: 'symptom', complaintId, isPresent },
    places: undefined,
    factors: knowledge.diagnoses.map(diagnosis => {
      const chance = chanceOfFinding(knowledge, diagnosis, complaintId);
      return (isPresent ? chance : 1 - chance) ** weight;
    }),
    other: (isPresent ? OF_SOMETHING_ELSE : 1 - OF_SOMETHING_ELSE) ** weight,
  });
  for (const [id, weight] of [...present].sort(([a], [b]) => a - b))
    if (id !== facts.chiefComplaintId && weight > 0) changes.push(change(id, true, weight));
  for (const [id, weight] of [...absent].sort(([a], [b]) => a - b))
    if (id !== facts.chiefComplaintId && weight > 0 && !present.has(id))
      changes.push(change(id, false, weight));
  return changes;
}
