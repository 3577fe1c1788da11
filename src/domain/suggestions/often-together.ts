import { NOTHING_TOLD } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceOfFinding, type Knowledge } from '#domain/diagnosis/likelihood/knowledge.ts';
import { modelWithoutQuestions } from '#domain/diagnosis/likelihood/model.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';

/** What most anybody may have by chance (`knowledge.ts`): that is not often. */
const LEAST_CHANCE = 0.08;

/** The complaints that patients with this one often have besides, the likeliest first, by the causes they share. */
export function oftenTogether(knowledge: Knowledge, complaintId: number): number[] {
  const anybody = { age: null, gender: null, ...NOTHING_TOLD };
  const diagnoses = knowledge.diagnoses.filter(({ findings }) => findings.has(complaintId));
  const model = modelWithoutQuestions({ ...knowledge, diagnoses });
  const causes = suspectsIn(model, { ...anybody, chiefComplaintId: complaintId });
  const chanceOf = (id: number) =>
    causes.reduce(
      (sum, { diagnosis, chance }) => sum + chance * chanceOfFinding(knowledge, diagnosis, id),
      0,
    );
  return knowledge.complaints
    .filter(({ id }) => id !== complaintId)
    .map(({ id }) => ({ id, chance: chanceOf(id) }))
    .filter(({ chance }) => chance > LEAST_CHANCE)
    .sort((a, b) => b.chance - a.chance || a.id - b.id)
    .map(({ id }) => id);
}
