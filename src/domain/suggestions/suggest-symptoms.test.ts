import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aModel, someCaseFacts } from '#domain/diagnosis/likelihood/knowledge.fixture.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import { SYMPTOMS_A_PHASE, suggestSymptoms } from '#domain/suggestions/suggest-symptoms.ts';
import { EXPLANATION_LIMIT } from '#domain/suggestions/suggestion.ts';

describe('Suggested symptoms', () => {
  it('exist in the catalogue, fit the sex, were not answered, and none comes twice', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts, asked }) => {
        const suggested = suggestSymptoms(model, facts, asked);
        const answered = [facts.chiefComplaintId, ...facts.presentIds, ...facts.absentIds, ...asked];
        for (const { id, label } of suggested) {
          const complaint = model.knowledge.complaints.find(candidate => candidate.id === id);
          expect(complaint?.text).toBe(label);
          expect(answered).not.toContain(id);
          const fits = ['both', facts.gender?.toLowerCase() ?? complaint?.genderFilter];
          expect(fits).toContain(complaint?.genderFilter);
        }
        expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length);
        expect(suggested.length).toBeLessThanOrEqual(SYMPTOMS_A_PHASE);
      }),
    );
  });

  it('are the same each time the same case is told', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts, asked }) => {
        expect(suggestSymptoms(model, facts, asked)).toEqual(suggestSymptoms(model, facts, asked));
      }),
    );
  });

  it('carry an explanation of at most 300 characters', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts, asked }) => {
        for (const { explanation } of suggestSymptoms(model, facts, asked)) {
          expect(explanation).not.toBe('');
          expect(explanation.length).toBeLessThanOrEqual(EXPLANATION_LIMIT);
        }
      }),
    );
  });
});

describe('How likely the diagnoses are', () => {
  it('adds up to 1, leaves out what is impossible, and stands in order', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts }) => {
        const suspects = suspectsIn(model, facts);
        const total = suspects.reduce((sum, { chance }) => sum + chance, 0);
        if (suspects.length > 0) expect(total).toBeCloseTo(1);
        for (const { diagnosis } of suspects) {
          if (facts.gender === 'Male') expect(diagnosis.sexFactors.male).toBeGreaterThan(0);
        }
        const chances = suspects.map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      }),
    );
  });

  it('rises with a finding that is usual and falls when it is denied', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts }) => {
        const chanceOf = (id: number, changed: typeof facts) =>
          suspectsIn(model, changed).find(({ diagnosis }) => diagnosis.id === id)?.chance ?? 0;
        const usual = model.knowledge.diagnoses.find(({ findings }) => [...findings.values()].includes(5));
        const [id] = [...(usual?.findings ?? [])].find(([, strength]) => strength === 5) ?? [];
        if (!usual || id === undefined || facts.presentIds.includes(id) || facts.absentIds.includes(id))
          return;
        const before = chanceOf(usual.id, facts);
        const present = chanceOf(usual.id, { ...facts, presentIds: [...facts.presentIds, id] });
        const absent = chanceOf(usual.id, { ...facts, absentIds: [...facts.absentIds, id] });
        expect(present).toBeGreaterThanOrEqual(before - 1e-4);
        expect(absent).toBeLessThanOrEqual(before + 1e-4);
      }),
    );
  });
});
