import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aModel, COMPLAINT_IDS } from '#domain/diagnosis/likelihood/knowledge.fixture.ts';
import { type KnownDiagnosis, knowledgeOf } from '#domain/diagnosis/likelihood/knowledge.ts';
import { oftenTogether } from '#domain/suggestions/often-together.ts';

const [COUGH, FEVER, WHEEZE, HICCUPS] = [1, 2, 3, 4];

function disease(id: number, commonness: number, findings: Readonly<Record<number, number>>): KnownDiagnosis {
  return {
    id,
    name: `Disease ${id}`,
    mustNotMiss: false,
    urgency: null,
    commonness,
    synonyms: [],
    requires: [],
    ageFactors: [],
    sexFactors: { male: 1, female: 1 },
    findings: new Map(Object.entries(findings).map(([key, strength]) => [Number(key), strength])),
    risks: new Map(),
    essentials: new Set(),
  };
}

const lungs = knowledgeOf({
  diagnoses: [
    disease(1, 5, { [COUGH]: 5, [FEVER]: 4 }),
    disease(2, 2, { [COUGH]: 4, [WHEEZE]: 5 }),
    disease(3, 1, { [HICCUPS]: 5 }),
  ],
  complaints: [COUGH, FEVER, WHEEZE, HICCUPS].map(id => ({
    id,
    text: `Symptom ${id}`,
    genderFilter: 'both',
    ages: { from: 0, to: 120 },
    bodySystems: [],
  })),
  risks: [],
  vocabulary: [],
});

describe('What often goes with a complaint', () => {
  it('is what its likely causes bring along, the likeliest first', () => {
    expect(oftenTogether(lungs, COUGH)[0]).toBe(FEVER);
    expect(oftenTogether(lungs, WHEEZE)).toEqual([COUGH]);
    expect(oftenTogether(lungs, HICCUPS)).toEqual([]);
  });

  it('is never the complaint itself, and nothing twice', () => {
    fc.assert(
      fc.property(aModel, fc.constantFrom(...COMPLAINT_IDS), ({ knowledge }, id) => {
        const often = oftenTogether(knowledge, id);
        expect(often).not.toContain(id);
        expect(new Set(often).size).toBe(often.length);
      }),
    );
  });
});
