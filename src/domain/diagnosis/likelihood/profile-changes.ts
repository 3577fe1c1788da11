import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';

/** What the patient's age and sex multiply the weights by; 0 is impossible. */
export function profileChanges(
  { knowledge: { diagnoses }, parameters: { profilePower } }: LikelihoodModel,
  { age, gender }: Pick<CaseFacts, 'age' | 'gender'>,
): Change[] {
  const sex = gender === 'Male' ? 'male' : 'female';
  const byAge = diagnoses.map(
    ({ ageFactors }) =>
      ageFactors.find(({ from, to }) => age !== null && age >= from && age <= to)?.factor ?? 1,
  );
  const bySex = diagnoses.map(({ sexFactors }) => sexFactors[sex]);
  const change = (kind: 'age' | 'sex', factors: readonly number[]): Change => ({
    name: { kind },
    places: undefined,
    factors: factors.map(factor => factor ** profilePower),
    other: 1,
  });
  return [
    ...(age === null ? [] : [change('age', byAge)]),
    ...(gender === null ? [] : [change('sex', bySex)]),
  ];
}
