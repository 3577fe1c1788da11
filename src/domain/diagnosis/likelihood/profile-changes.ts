import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';

/** What the patient's age and sex multiply the weights by; 0 is impossible. */
export function profileChanges(
  { tables }: LikelihoodModel,
  { age, gender }: Pick<CaseFacts, 'age' | 'gender'>,
): Change[] {
  const change = (kind: 'age' | 'sex', factors: ArrayLike<number>): Change => ({
    name: { kind },
    places: undefined,
    factors,
    other: 1,
  });
  return [
    ...(age === null ? [] : [change('age', tables.ages[age] ?? [])]),
    ...(gender === null ? [] : [change('sex', tables.sexes[gender === 'Male' ? 'male' : 'female'])]),
  ];
}
