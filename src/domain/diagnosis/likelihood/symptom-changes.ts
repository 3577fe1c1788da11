import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceListed } from '#domain/diagnosis/likelihood/chance.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import { chanceOfFinding, type KnownDiagnosis } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Told } from '#domain/diagnosis/likelihood/told.ts';

/** What leads a patient to the doctor is seldom a coincidence: its share where a diagnosis does not list it. */
const CHIEF_BY_COINCIDENCE = 0.0005;

/** What is something else brings a complaint as often as a diagnosis in which some patients have it. */
const OF_SOMETHING_ELSE = chanceListed(2);

/** What the chief complaint multiplies the weights by; none without one. */
export function chiefChange(
  { knowledge: { diagnoses } }: LikelihoodModel,
  { chiefComplaintId }: Pick<CaseFacts, 'chiefComplaintId'>,
): Change[] {
  if (chiefComplaintId === null) return [];
  const factors = diagnoses.map(diagnosis => chanceOfChief(diagnosis, chiefComplaintId));
  // Something else leads to the doctor with this complaint as often as the diagnoses do in the mean.
  const other = factors.reduce((sum, factor) => sum + factor, 0) / Math.max(1, factors.length);
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

/** What the complaints that are present or denied besides the chief complaint multiply the weights by. */
export function symptomChanges(model: LikelihoodModel, facts: CaseFacts, told: Told): Change[] {
  return [...symptomsIn(model, facts, told)]
    .sort(([a], [b]) => a - b)
    .map(([complaintId, isPresent]) => symptomChange(model, complaintId, isPresent));
}

/**
 * Complaint id → present or denied. One whose questionnaire was answered has spoken through its answers; one of whose
 * findings an answer speaks, through that answer.
 */
function symptomsIn(
  { findingsOf }: LikelihoodModel,
  { chiefComplaintId, presentIds, absentIds }: CaseFacts,
  { answered, byAnswers, findings }: Told,
): ReadonlyMap<number, boolean> {
  const symptoms = new Map<number, boolean>();
  for (const [complaintId, own] of findingsOf) {
    const said = own.map(({ key }) => findings.get(key));
    if (said.includes(true)) symptoms.set(complaintId, true);
    else if (said.every(isPresent => isPresent === false)) symptoms.set(complaintId, false);
  }
  for (const id of absentIds) symptoms.set(id, symptoms.get(id) ?? false);
  for (const id of presentIds) symptoms.set(id, true);
  return new Map(
    [...symptoms].filter(
      ([id]) =>
        id !== chiefComplaintId &&
        !answered.has(id) &&
        !findingsOf.get(id)?.some(({ key }) => byAnswers.has(key)),
    ),
  );
}

function symptomChange({ knowledge }: LikelihoodModel, complaintId: number, isPresent: boolean): Change {
  const factor = (chance: number) => (isPresent ? chance : 1 - chance);
  return {
    name: { kind: 'symptom', complaintId, isPresent },
    places: undefined,
    factors: knowledge.diagnoses.map(diagnosis => factor(chanceOfFinding(knowledge, diagnosis, complaintId))),
    other: factor(OF_SOMETHING_ELSE),
  };
}
