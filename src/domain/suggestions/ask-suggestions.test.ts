import { describe, expect, it } from 'vitest';
import { suggestionCase } from '#domain/suggestions/ask-suggestions.ts';
import { answered } from '#tests/examples/cases.ts';

describe('The case as suggestions are asked for it', () => {
  it("has an infant's months where they are known, and of nobody else (specification 28.28)", () => {
    const infant = { ...answered, age: 1, ageMonths: 4 };
    expect(suggestionCase(infant, [])?.patientProfile).toMatchObject({ age: 1, ageMonths: 4 });
    expect(suggestionCase({ ...infant, ageMonths: null }, [])?.patientProfile).not.toHaveProperty(
      'ageMonths',
    );
    expect(suggestionCase(answered, [])?.patientProfile).not.toHaveProperty('ageMonths');
  });
});
