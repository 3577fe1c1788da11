import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aModel, someCaseFacts } from '#domain/diagnosis/likelihood/knowledge.fixture.ts';
import type { Knowledge } from '#domain/diagnosis/likelihood/knowledge.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import { isAnswered } from '#domain/findings/answered-risk.ts';
import { findingOf } from '#domain/findings/finding-of.ts';
import {
  RECOMMENDATIONS_A_SECTION,
  recommendationLabel,
  recommendationText,
  recommendHistory,
} from '#domain/suggestions/recommend-history.ts';
import { fitsPatient } from '#domain/suggestions/risk-fit.ts';

const SECTION = 'past_medical';

const NOTHING = { keys: new Set<string>(), texts: [] };

const findingsOf = ({ vocabulary }: Knowledge, id: number) =>
  vocabulary.filter(({ riskId }) => riskId === id);

describe('Recommendations for a history section', () => {
  it('are at most six of the section, fit the patient and come with an explanation', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts }) => {
        const question = { section: SECTION, facts, said: NOTHING } as const;
        const { risks, explanation } = recommendHistory(model, question);
        expect(risks.length).toBeLessThanOrEqual(RECOMMENDATIONS_A_SECTION);
        expect(new Set(risks).size).toBe(risks.length);
        for (const risk of risks) {
          expect(risk.section).toBe(SECTION);
          expect(fitsPatient(findingsOf(model.knowledge, risk.id), facts)).toBe(true);
        }
        expect(explanation).not.toBe('');
        expect(explanation.length).toBeLessThanOrEqual(300);
      }),
    );
  });

  it.each([
    ['by a finding', (id: number) => ({ keys: new Set([`finding-${id}`]), texts: [] })],
    [
      'in the words of a history page',
      (id: number) => ({ keys: new Set<string>(), texts: [`word${id}, 2019`] }),
    ],
  ])('leave out what the case answers already %s', (_how, saying) => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts }) => {
        const question = { section: SECTION, facts } as const;
        const [first] = recommendHistory(model, { ...question, said: NOTHING }).risks;
        fc.pre(first !== undefined);
        const left = recommendHistory(model, { ...question, said: saying(first.id) }).risks;
        expect(left.map(({ id }) => id)).not.toContain(first.id);
      }),
    );
  });

  it('ask what is essential to the likeliest diagnosis, whatever the odds (specification 13.28)', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts }) => {
        const [leader] = suspectsIn(model, facts);
        const asked = recommendHistory(model, { section: SECTION, facts, said: NOTHING }).risks;
        const open = model.knowledge.risks.filter(
          ({ id, section }) =>
            section === SECTION &&
            leader?.diagnosis.essentials.has(id) &&
            fitsPatient(findingsOf(model.knowledge, id), facts),
        );
        for (const { id } of open) expect(asked.map(risk => risk.id)).toContain(id);
      }),
    );
  });

  it('read as what they are about and what to ask', () => {
    const risk = { label: 'High blood pressure', prompt: 'Has a doctor ever found it too high?' };
    const text = recommendationText(risk);
    expect(text).toBe('High blood pressure: Has a doctor ever found it too high?');
    expect(recommendationLabel(text)).toBe('High blood pressure');
    expect(recommendationLabel('Ask about surgery')).toBeUndefined();
  });
});

const SMOKING = findingOf({
  key: 'smoking',
  name: 'Smoking',
  synonyms: ['cigarette', 'stent'],
  kind: 'habit',
  section: 'social',
  riskId: 1,
  ages: { from: 10, to: 120 },
});

describe('What the case already says', () => {
  const answers = (text: string) => isAnswered([SMOKING], { keys: new Set(), texts: [text] });

  it.each(['Smoking since 1990', 'Ten Cigarettes a day', 'A coronary stent, 2020'])('%s answers it', text => {
    expect(answers(text)).toBe(true);
  });

  it.each(['', 'Nonexistent', 'Smoked fish', 'stentor'])('%s does not', text => {
    expect(answers(text)).toBe(false);
  });

  it('is answered by the finding itself, told or denied', () => {
    expect(isAnswered([SMOKING], { keys: new Set(['smoking']), texts: [] })).toBe(true);
  });
});

describe('Whom a risk factor is asked', () => {
  const prostate = { genderFilter: 'male', ages: { from: 35, to: 120 } } as const;

  it('follows the sex and age of the findings it is', () => {
    expect(fitsPatient([prostate], { gender: 'Male', age: 70 })).toBe(true);
    expect(fitsPatient([prostate], { gender: 'Male', age: 20 })).toBe(false);
    expect(fitsPatient([prostate], { gender: 'Female', age: 70 })).toBe(false);
    expect(fitsPatient([SMOKING], { gender: 'Male', age: 4 })).toBe(false);
    expect(fitsPatient([prostate, SMOKING], { gender: 'Female', age: 30 })).toBe(true);
  });

  it('rules nobody out where nothing is known of it', () => {
    expect(fitsPatient([], { gender: 'Female', age: 4 })).toBe(true);
  });
});
