import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { chosenIds, differential } from '#domain/diagnosis/differential.ts';
import type { Diagnosis, Evidence } from '#domain/diagnosis/evidence.ts';

const diagnosis = (id: number, name: string, rest: Partial<Diagnosis> = {}): Diagnosis => ({
  id,
  name,
  mustNotMiss: false,
  urgency: null,
  ageFactors: [],
  sexFactors: { male: 1, female: 1 },
  ...rest,
});

const EVIDENCE: Evidence = {
  diagnoses: new Map(
    [
      diagnosis(1, 'Angina'),
      diagnosis(2, 'Dissection', { mustNotMiss: true, ageFactors: [{ from: 0, to: 17, factor: 0.1 }] }),
      diagnosis(3, 'Torsion', { sexFactors: { male: 1.5, female: 0 } }),
    ].map(one => [one.id, one]),
  ),
  flagsByChoice: new Map([[11, [2, 3]]]),
  valuesByChoice: new Map([
    [
      11,
      [
        { diagnosisId: 1, points: 4 },
        { diagnosisId: 2, points: 6 },
      ],
    ],
    [12, [{ diagnosisId: 1, points: 6 }]],
    [
      21,
      [
        { diagnosisId: 1, points: -9 },
        { diagnosisId: 3, points: 2 },
      ],
    ],
    [22, [{ diagnosisId: 404, points: 5 }]],
  ]),
  headStartByChoice: new Map([[11, { complaintId: 7, values: [{ diagnosisId: 1, points: 3 }] }]]),
};

const pick = (...choiceIds: (string | null)[]) =>
  choiceIds.map((choiceId, questionId) => ({ questionId, choiceId }));
const shares = (results: readonly DiagnosisResult[]) =>
  Object.fromEntries(results.map(({ name, probability }) => [name, probability]));

describe('The differential', () => {
  it("sums each diagnosis's values, normalises them to percentages and sorts descending", () => {
    const results = differential(pick('11', '12'), EVIDENCE);
    expect(results.map(({ name, points, probability }) => [name, points, probability])).toEqual([
      ['Angina', 10, 62.5],
      ['Dissection', 6, 37.5],
    ]);
  });

  it('raises negative sums to 0', () => {
    expect(shares(differential(pick('11', '21'), EVIDENCE))).toEqual({
      Angina: 0,
      Dissection: 75,
      Torsion: 25,
    });
  });

  it('is empty when all are zero, and without answers', () => {
    expect(differential([], EVIDENCE)).toEqual([]);
    expect(differential(pick('99'), EVIDENCE)).toEqual([]);
  });

  it('counts every id of a comma-separated multi-choice', () => {
    expect(differential(pick('11,12'), EVIDENCE)).toHaveLength(2);
    expect(differential(pick('11,12'), EVIDENCE)[0]?.points).toBe(10);
  });

  it('does not count custom choices with negative ids, nor skipped questions, nor rubbish', () => {
    expect(chosenIds('11,-1700000000000,x,,11')).toEqual([11]);
    expect(differential(pick('-5', null, 'abc'), EVIDENCE)).toEqual([]);
  });

  it('leaves out diagnoses the catalogue no longer has', () => {
    expect(differential(pick('22'), EVIDENCE)).toEqual([]);
  });

  it("multiplies each sum by the diagnosis's factors of age and sex when a profile is sent", () => {
    const child = differential(pick('11'), EVIDENCE, { age: 10, gender: 'Male' });
    expect(child.map(({ name, points }) => [name, points])).toEqual([
      ['Angina', 4],
      ['Dissection', 6 * 0.1],
    ]);
    expect(child[1]?.factors).toEqual([{ kind: 'age', factor: 0.1 }]);
  });

  it('makes what is impossible in that sex 0', () => {
    const woman = differential(pick('11', '21'), EVIDENCE, { age: 40, gender: 'Female' });
    expect(woman.find(({ name }) => name === 'Torsion')?.points).toBe(0);
  });

  it('tells the head start behind a complaint apart from the answer', () => {
    expect(differential(pick('11'), EVIDENCE).find(({ id }) => id === 1)?.contributions).toEqual([
      { kind: 'base', complaintId: 7, points: 3 },
      { kind: 'answer', questionId: 0, choiceId: 11, points: 1 },
    ]);
  });

  it('carries contributions and factors that add up exactly to each score', () => {
    const choice = fc.constantFrom('11', '12', '21', '22', '11,12', '12,21', '-1', null);
    const profile = fc.record({
      age: fc.integer({ min: 1, max: 120 }),
      gender: fc.constantFrom('Male', 'Female'),
    });
    fc.assert(
      fc.property(fc.array(choice), fc.option(profile), (choiceIds, who) => {
        const results = differential(pick(...choiceIds), EVIDENCE, who ?? undefined);
        for (const { points, contributions, factors } of results) {
          const sum = contributions.reduce((total, contribution) => total + contribution.points, 0);
          expect(factors.reduce((product, { factor }) => product * factor, Math.max(0, sum))).toBe(points);
        }
        const total = results.reduce((sum, { probability }) => sum + probability, 0);
        if (results.length > 0) expect(total).toBeCloseTo(100);
      }),
    );
  });
});
