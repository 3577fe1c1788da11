import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceListed } from '#domain/diagnosis/likelihood/chance.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { chancesOf, chiefFactors } from '#domain/diagnosis/likelihood/tables.ts';
import type { Told } from '#domain/diagnosis/likelihood/told.ts';

/** What is something else brings a complaint as often as a diagnosis in which some patients have it. */
const OF_SOMETHING_ELSE = chanceListed(2);

/** What the chief complaint multiplies the weights by; none without one. */
export function chiefChange(
  { knowledge, tables }: LikelihoodModel,
  { chiefComplaintId }: Pick<CaseFacts, 'chiefComplaintId'>,
): Change[] {
  if (chiefComplaintId === null) return [];
  const { known, other } = tables.chief.get(chiefComplaintId) ?? chiefFactors(knowledge, chiefComplaintId);
  const name = { kind: 'chief', complaintId: chiefComplaintId } as const;
  return [{ name, places: undefined, factors: known, other }];
}

/**
 * What the complaints that are present or denied besides the chief complaint multiply the weights by. The more the answers
 * of its own questionnaire have said, the less the presence of a complaint adds.
 */
export function symptomChanges(model: LikelihoodModel, facts: CaseFacts, told: Told): Change[] {
  return [...symptomsIn(model, facts, told)]
    .sort(([a], [b]) => a - b)
    .map(([complaintId, isPresent]) => {
      const weight = isPresent ? 1 / (1 + (told.answered.get(complaintId) ?? 0)) : 1;
      return symptomChange(model, { complaintId, isPresent, weight });
    });
}

/** Complaint id → present or denied. One of whose findings an answer speaks has been weighed with that answer. */
function symptomsIn(
  { findingsOf }: LikelihoodModel,
  { chiefComplaintId, presentIds, absentIds }: CaseFacts,
  { byAnswers, findings }: Told,
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
      ([id]) => id !== chiefComplaintId && !findingsOf.get(id)?.some(({ key }) => byAnswers.has(key)),
    ),
  );
}

type WeighedSymptom = {
  readonly complaintId: number;
  readonly isPresent: boolean;
  readonly weight: number;
};

function symptomChange({ knowledge, tables }: LikelihoodModel, symptom: WeighedSymptom): Change {
  const { complaintId, isPresent, weight } = symptom;
  const whole = (chance: number) => (isPresent ? chance : 1 - chance);
  const factor = (chance: number) => (weight === 1 ? whole(chance) : whole(chance) ** weight);
  const chances = tables.chances.get(complaintId) ?? chancesOf(knowledge, complaintId);
  return {
    name: { kind: 'symptom', complaintId, isPresent },
    places: undefined,
    factors: chances.map(factor),
    other: factor(OF_SOMETHING_ELSE),
  };
}
