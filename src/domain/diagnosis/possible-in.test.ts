import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '#domain/diagnosis/evidence.ts';
import { possibleIn } from '#domain/diagnosis/possible-in.ts';

const anybody: Diagnosis = {
  id: 1,
  name: 'Appendicitis',
  mustNotMiss: true,
  urgency: 'now',
  ageFactors: [{ from: 0, to: 4, factor: 0.5 }],
  sexFactors: { male: 1, female: 1.2 },
};

describe('A diagnosis', () => {
  it('is possible in anybody when no factor is 0', () => {
    expect(possibleIn(anybody)).toEqual({});
  });

  it('is possible in one sex when the factor of the other is 0', () => {
    expect(possibleIn({ ...anybody, sexFactors: { male: 0, female: 1 } })).toEqual({ sex: 'female' });
    expect(possibleIn({ ...anybody, sexFactors: { male: 1, female: 0 } })).toEqual({ sex: 'male' });
  });

  it('is possible between the ages whose factor is 0', () => {
    const none = (from: number, to: number) => ({ from, to, factor: 0 });
    const ageFactors = [none(0, 4), none(5, 11), none(60, 79), none(80, 150)];
    expect(possibleIn({ ...anybody, ageFactors })).toEqual({ ages: { from: 12, to: 59 } });
  });
});
