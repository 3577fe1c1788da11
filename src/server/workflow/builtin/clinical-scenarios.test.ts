import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD } from '#domain/diagnosis/likelihood/case-facts.ts';
import { STANDING_QUESTIONS } from '#domain/suggestions/standing-questions.ts';
import { suggestSymptoms } from '#domain/suggestions/suggest-symptoms.ts';
import { SCENARIOS } from '#server/workflow/builtin/scenarios.fixture.ts';
import { wholeKnowledge } from '#server/workflow/builtin/whole-knowledge.fixture.ts';

const { model, knowledge, idOf, keyOf } = wholeKnowledge();

describe('The engine asks next what a clinician would ask', () => {
  test.each(SCENARIOS)('for $name', ({ age, gender, chief, expected, atLeast, must }) => {
    const chiefComplaintId = idOf.get(chief) ?? 0;
    const facts = { age, gender, chiefComplaintId, ...NOTHING_TOLD };
    const asked = suggestSymptoms(model, facts).map(({ id }) => keyOf.get(id) ?? '');
    expect(asked).toHaveLength(8);
    expect(asked.filter(key => expected.includes(key)).length, asked.join(', ')).toBeGreaterThanOrEqual(
      atLeast,
    );
    for (const group of must)
      expect(
        asked.filter(key => group.includes(key)),
        group.join(' or '),
      ).not.toEqual([]);
  });

  test('every expected symptom is one of the catalogue', () => {
    const keys = SCENARIOS.flatMap(({ chief, expected, must }) => [chief, ...expected, ...must.flat()]);
    expect(keys.filter(key => !idOf.has(key))).toEqual([]);
  });
});

describe('Standing questions', () => {
  test('name complaints of the catalogue', () => {
    const texts = knowledge.complaints.map(({ text }) => text);
    const named = STANDING_QUESTIONS.flatMap(({ behind, ask }) => [...behind, ask]);
    expect(named.filter(text => !texts.includes(text))).toEqual([]);
  });
});
