import type { HistoryRecommendationsRequest } from '#contract/history-recommendations.ts';
import type { SymptomSuggestionsRequest } from '#contract/symptom-suggestions.ts';
import { knowledgeOf } from '#domain/diagnosis/likelihood/knowledge.ts';
import { modelWithoutQuestions } from '#domain/diagnosis/likelihood/model.ts';
import { openEngine } from '#domain/suggestions/engine.ts';
import { sampleCase } from '#server/workflow/sample-case.ts';

const TEXTS = ['Chest pain', 'Cough', 'Fever', 'Breathlessness', 'Palpitations', 'Missed periods'] as const;

const diagnosis = (
  id: number,
  name: string,
  findings: Record<number, number>,
  risks: Record<number, number>,
) => ({
  id,
  name,
  mustNotMiss: id === 1,
  urgency: null,
  commonness: 3,
  synonyms: [],
  requires: [],
  ageFactors: [],
  sexFactors: { male: 1, female: 1 },
  findings: new Map(Object.entries(findings).map(([key, strength]) => [Number(key), strength])),
  risks: new Map(Object.entries(risks).map(([key, odds]) => [Number(key), odds])),
  essentials: new Set<number>(),
});

/** A small catalogue: chest pain (1) may be a heart attack, pneumonia or a panic attack. */
export const engine = openEngine(
  modelWithoutQuestions(
    knowledgeOf({
      diagnoses: [
        diagnosis(1, 'Myocardial infarction', { 1: 5, 4: 4 }, { 11: 4 }),
        diagnosis(2, 'Pneumonia', { 1: 3, 2: 5, 3: 4, 4: 3 }, { 12: 3 }),
        diagnosis(3, 'Panic attack', { 1: 3, 5: 5 }, {}),
      ],
      complaints: TEXTS.map((text, i) => ({
        id: i + 1,
        text,
        genderFilter: text === 'Missed periods' ? 'female' : 'both',
        ages: { from: 0, to: 120 },
        bodySystems: [],
      })),
      risks: [
        { label: 'High blood pressure', prompt: 'Is your blood pressure high?', commonness: 4 },
        { label: 'Recent infection', prompt: 'Have you been ill lately?', commonness: 3 },
      ].map((risk, i) => ({ ...risk, id: 11 + i, section: 'past_medical' as const })),
      vocabulary: [],
    }),
  ),
);

const sample = sampleCase({ id: 1, text: 'Chest pain' });

export const PHASE_1: SymptomSuggestionsRequest = { ...sample, currentPhase: 'phase1', exclude: [] };

export const PHASE_2: SymptomSuggestionsRequest = {
  ...sample,
  currentPhase: 'phase2',
  exclude: [2, 3],
  associatedSymptoms: [{ id: 4, text: 'Breathlessness' }],
  negativeSymptoms: [
    { id: 2, text: 'Cough' },
    { id: 3, text: 'Fever' },
  ],
};

export const PAST_MEDICAL: HistoryRecommendationsRequest = {
  ...sample,
  negativeSymptoms: [...PHASE_2.negativeSymptoms],
  historySection: 'past_medical',
  recorded: [],
};
