import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { KnownDiagnosis } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { sumOf, type Weighed, weigh } from '#domain/diagnosis/likelihood/weigh.ts';

/** A diagnosis and how likely it is in this case. */
export type Suspect = { readonly diagnosis: KnownDiagnosis; readonly chance: number };

/** A diagnosis this unlikely, or behind this many others, does not change which question is best. */
const NEGLIGIBLE = 1e-4;
const MOST_SUSPECTS = 64;

/** How likely each diagnosis is, by its place in the model; the last is something else. They add up to 1. */
export function likelihoods({ weights }: Pick<Weighed, 'weights'>): Float64Array {
  const total = sumOf(weights);
  return weights.map(weight => (total === 0 ? 0 : weight / total));
}

/** The diagnoses worth thinking of in this case, most likely first, equals by id; their chances add up to 1. */
export function suspectsIn(model: LikelihoodModel, facts: CaseFacts): Suspect[] {
  return suspectsOf(weigh(model, facts));
}

/** The same of a case that was weighed. */
export function suspectsOf(weighed: Weighed): Suspect[] {
  const chances = likelihoods(weighed);
  const known = weighed.model.knowledge.diagnoses.map((diagnosis, at) => ({
    diagnosis,
    chance: chances[at] ?? 0,
  }));
  return normalised(
    normalised(known)
      .filter(({ chance }) => chance > NEGLIGIBLE)
      .sort((a, b) => b.chance - a.chance || a.diagnosis.id - b.diagnosis.id)
      .slice(0, MOST_SUSPECTS),
  );
}

/** Scales chances so that they add up to 1. */
export function normalised(suspects: readonly Suspect[]): Suspect[] {
  const total = suspects.reduce((sum, { chance }) => sum + chance, 0);
  return suspects.map(({ diagnosis, chance }) => ({ diagnosis, chance: chance / total }));
}
