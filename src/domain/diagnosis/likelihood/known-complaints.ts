import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';

/** Those that the catalogue has: of any other the model knows nothing, and it would look through every diagnosis for it. */
export function knownComplaints(
  { tables }: Pick<LikelihoodModel, 'tables'>,
  ids: readonly number[] = [],
): readonly number[] {
  return ids.filter(id => tables.chances.has(id));
}
