import { describe, expect, it } from 'vitest';
import { suggestionCase } from '#domain/suggestions/ask-suggestions.ts';
import { answered } from '#tests/examples/cases.ts';

const NOTHING = { negativeSymptoms: [], present: [], denied: [] };

describe('The case as suggestions are asked for it', () => {
  it("has an infant's months where they are known, and of nobody else (specification 28.28)", () => {
    const infant = { ...answered, age: 1, ageMonths: 4 };
    expect(suggestionCase(infant, NOTHING)?.patientProfile).toMatchObject({ age: 1, ageMonths: 4 });
    expect(suggestionCase({ ...infant, ageMonths: null }, NOTHING)?.patientProfile).not.toHaveProperty(
      'ageMonths',
    );
    expect(suggestionCase(answered, NOTHING)?.patientProfile).not.toHaveProperty('ageMonths');
  });

  it('tells what was told and denied anywhere, past history included', () => {
    const told = { ...NOTHING, present: ['hypertension'], denied: ['smoking'] };
    expect(suggestionCase(answered, told)).toMatchObject({ present: ['hypertension'], denied: ['smoking'] });
  });
});
