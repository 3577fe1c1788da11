import { type CaseFacts, NOTHING_TOLD } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceListed } from '#domain/diagnosis/likelihood/chance.ts';
import {
  chanceOfFinding,
  type Knowledge,
  type KnownDiagnosis,
} from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import { suggestSymptoms } from '#domain/suggestions/suggest-symptoms.ts';

export type Patient = {
  readonly diagnosis: KnownDiagnosis;
  readonly facts: CaseFacts;
  readonly has: (complaintId: number) => boolean;
};

/** A patient with the diagnosis: of a fitting age and sex, with findings as often as the content says. */
export function patientWith(
  diagnosis: KnownDiagnosis,
  knowledge: Knowledge,
  random: () => number,
): Patient | undefined {
  const { male, female } = diagnosis.sexFactors;
  const gender = random() * (male + female) < male ? 'Male' : 'Female';
  const ages = Array.from({ length: 90 }, (_, i) => i + 1);
  const factorAt = (age: number) =>
    diagnosis.ageFactors.find(({ from, to }) => age >= from && age <= to)?.factor ?? 1;
  const age = drawn(ages, factorAt, random);
  const fitting = knowledge.complaints.filter(
    ({ genderFilter }) => genderFilter === 'both' || genderFilter === gender.toLowerCase(),
  );
  const present = new Set(
    fitting.filter(({ id }) => random() < chanceOfFinding(knowledge, diagnosis, id)).map(({ id }) => id),
  );
  const listed = [...diagnosis.findings].filter(([id]) => fitting.some(complaint => complaint.id === id));
  if (listed.length === 0) return undefined;
  const [chiefComplaintId] = drawn(listed, ([, strength]) => chanceListed(strength), random);
  const facts = { age, gender, chiefComplaintId, ...NOTHING_TOLD } as const;
  return { diagnosis, facts, has: id => present.has(id) };
}

/** Answers two phases of suggestions truthfully. */
export function afterTwoPhases(patient: Patient, model: LikelihoodModel): CaseFacts {
  return [1, 2].reduce((facts): CaseFacts => {
    const asked = suggestSymptoms(model, facts).map(({ id }) => id);
    return {
      ...facts,
      presentIds: [...facts.presentIds, ...asked.filter(patient.has)],
      absentIds: [...facts.absentIds, ...asked.filter(id => !patient.has(id))],
    };
  }, patient.facts);
}

/** Whether the patient's diagnosis stands first. */
export function isFirst({ diagnosis }: Patient, facts: CaseFacts, model: LikelihoodModel): boolean {
  return suspectsIn(model, facts)[0]?.diagnosis.id === diagnosis.id;
}

/** Draws one, each as likely as its weight. */
export function drawn<T>(items: readonly T[], weight: (item: T) => number, random: () => number): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  let left = random() * total;
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new Error('there is nothing to draw from');
  return last;
}
