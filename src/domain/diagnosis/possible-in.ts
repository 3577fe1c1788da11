import { type AgeRange, ALL_AGES } from '#domain/case/fits-age.ts';
import type { Diagnosis } from '#domain/diagnosis/evidence.ts';
import type { RedFlag } from '#domain/questionnaire/question.ts';

/** Who can have a diagnosis at all: the only sex, and from the first to the last year its factors leave possible. */
export function possibleIn({ sexFactors, ageFactors }: Diagnosis): Pick<RedFlag, 'sex' | 'ages'> {
  const impossible = ageFactors.filter(({ factor }) => factor === 0);
  const isPossible = (age: number) => !impossible.some(({ from, to }) => age >= from && age <= to);
  return { ...onlySex(sexFactors), ...(impossible.length > 0 && { ages: agesWhere(isPossible) }) };
}

function onlySex({ male, female }: Diagnosis['sexFactors']): Pick<RedFlag, 'sex'> {
  if (male === 0) return { sex: 'female' };
  return female === 0 ? { sex: 'male' } : {};
}

function agesWhere(isPossible: (age: number) => boolean): AgeRange {
  const ages = Array.from({ length: ALL_AGES.to + 1 }, (_, age) => age).filter(isPossible);
  return { from: ages.at(0) ?? ALL_AGES.from, to: ages.at(-1) ?? ALL_AGES.to };
}
