import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswered } from '#domain/suggestions/answered-risk.ts';
import { aKnowledge, someCaseFacts } from '#domain/suggestions/knowledge.fixture.ts';
import {
  RECOMMENDATIONS_A_SECTION,
  recommendationLabel,
  recommendationText,
  recommendHistory,
} from '#domain/suggestions/recommend-history.ts';
import { fitsPatient } from '#domain/suggestions/risk-fit.ts';

const SECTION = 'past_medical';

describe('Recommendations for a history section', () => {
  it('are at most six of the section, fit the patient and come with an explanation', () => {
    fc.assert(
      fc.property(aKnowledge, someCaseFacts, (knowledge, { facts }) => {
        const { risks, explanation } = recommendHistory(knowledge, {
          section: SECTION,
          facts,
          texts: [],
        });
        expect(risks.length).toBeLessThanOrEqual(RECOMMENDATIONS_A_SECTION);
        expect(risks.every(risk => risk.section === SECTION && fitsPatient(risk, facts))).toBe(true);
        expect(explanation).not.toBe('');
        expect(explanation.length).toBeLessThanOrEqual(300);
      }),
    );
  });

  it('leave out what the case answers already', () => {
    fc.assert(
      fc.property(aKnowledge, someCaseFacts, (knowledge, { facts }) => {
        const all = recommendHistory(knowledge, { section: SECTION, facts, texts: [] }).risks;
        const texts = all.map(({ answeredBy }) => `Had ${answeredBy[0]} in 2019`);
        const left = recommendHistory(knowledge, { section: SECTION, facts, texts }).risks;
        expect(left.filter(({ id }) => all.some(risk => risk.id === id))).toEqual([]);
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

describe('What the case already says', () => {
  const risk = { label: 'Smoking', answeredBy: ['cigarette', 'stent'] };
  it.each(['Smoking since 1990', 'Ten Cigarettes a day', 'A coronary stent, 2020'])('%s answers it', text => {
    expect(isAnswered(risk, [text])).toBe(true);
  });

  it.each(['', 'Nonexistent', 'Smoked fish', 'stentor'])('%s does not', text => {
    expect(isAnswered(risk, [text])).toBe(false);
  });
});

describe('Whom a risk factor is asked', () => {
  const asked = (label: string, gender: 'Male' | 'Female', age: number, section = 'past_medical') =>
    fitsPatient({ label, section: section as 'family' }, { gender, age });

  it('follows sex and age', () => {
    expect(asked('Pregnancy', 'Female', 30)).toBe(true);
    expect(asked('Pregnancy', 'Male', 30)).toBe(false);
    expect(asked('Pregnancy', 'Female', 80)).toBe(false);
    expect(asked('Enlarged prostate', 'Male', 70)).toBe(true);
    expect(asked('Enlarged prostate', 'Female', 70)).toBe(false);
    expect(asked('Smoking', 'Male', 4)).toBe(false);
    expect(asked('Diabetes', 'Male', 4)).toBe(true);
  });

  it('does not follow them in the family: a relative may have anything', () => {
    expect(asked('Prostate cancer in the family', 'Female', 30, 'family')).toBe(true);
  });
});
