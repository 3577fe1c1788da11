import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { KnownDiagnosis } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { sumOf, type Weighed, weigh } from '#domain/diagnosis/likelihood/weigh.ts';

/** A diagnosis and how likely it is in this case. */
export type Suspect = { readonly diagnosis: KnownDiagnosis; readonly chance: number };

/** A diagnosis this unlikely, or behind this many others, does not change which question is best. */
const NEGLIGIBLE = 1e-4;
const MOST_SUSPECTS = 64;

/** The diagnoses worth thinking of in this case, most likely first, equals by id; their chances add up to 1. */
export function suspectsIn(model: LikelihoodModel, facts: CaseFacts): Suspect[] {
  return suspectsOf(weigh(model, facts));
}

/** The same of a case that was weighed. */
export function suspectsOf({ model, chances }: Weighed): Suspect[] {
  const { diagnoses } = model.knowledge;
  // Something else is no suspect, and the chances of those that are add up to 1.
  const least = NEGLIGIBLE * sumOf(chances.subarray(0, diagnoses.length));
  const likely = diagnoses.flatMap((diagnosis, at) => {
    const chance = chances[at] ?? 0;
    return chance > least ? [{ diagnosis, chance }] : [];
  });
  return normalised(
    likely.sort((a, b) => b.chance - a.chance || a.diagnosis.id - b.diagnosis.id).slice(0, MOST_SUSPECTS),
  );
}

/** Scales chances so that they add up to 1. */
export function normalised(suspects: readonly Suspect[]): Suspect[] {
  const total = suspects.reduce((sum, { chance }) => sum + chance, 0);
  return suspects.map(({ diagnosis, chance }) => ({ diagnosis, chance: chance / total }));
}
