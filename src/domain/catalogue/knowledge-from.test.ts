import { describe, expect, it } from 'vitest';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';

const ROWS: Parameters<typeof knowledgeFrom>[0] = {
  bodySystems: [
    { id: 1, name: 'Heart', description: 'Heart and vessels', order: 1, alwaysInclude: true },
    { id: 2, name: 'General', description: 'The whole body', order: 0, alwaysInclude: false },
  ],
  complaints: [
    {
      id: 7,
      text: 'Chest pain',
      clinicalName: 'Chest pain',
      synonyms: [],
      genderFilter: 'both',
      ageFrom: 5,
      ageTo: 120,
    },
  ],
  complaintBodySystems: [
    { complaintId: 7, bodySystemId: 1, order: 2 },
    { complaintId: 7, bodySystemId: 2, order: 1 },
  ],
  diagnoses: [
    {
      id: 1,
      name: 'Embolism',
      mustNotMiss: true,
      urgency: null,
      commonness: 2,
      synonyms: [],
      requires: [],
      ageFactors: [],
      sexFactors: { male: 1, female: 1 },
    },
  ],
  findings: [{ diagnosisId: 1, complaintId: 7, strength: 4 }],
  diagnosisRisks: [{ diagnosisId: 1, riskFactorId: 3, oddsRatio: 6, isEssential: true }],
  risks: [{ id: 3, section: 'social', label: 'Long flight', prompt: 'Any flight?', commonness: 2 }],
  vocabulary: [],
};

const KNOWLEDGE = knowledgeFrom(ROWS);

describe('The knowledge from its rows', () => {
  it('puts the home of a complaint first among its body systems', () => {
    expect(KNOWLEDGE.complaints).toEqual([
      {
        id: 7,
        text: 'Chest pain',
        genderFilter: 'both',
        ages: { from: 5, to: 120 },
        bodySystems: [
          expect.objectContaining({ name: 'General' }),
          expect.objectContaining({ name: 'Heart' }),
        ],
      },
    ]);
  });

  it('gives each diagnosis its findings and risks', () => {
    const [embolism] = KNOWLEDGE.diagnoses;
    expect(embolism?.findings).toEqual(new Map([[7, 4]]));
    expect(embolism?.risks).toEqual(new Map([[3, 6]]));
    expect(KNOWLEDGE.risks.map(({ label }) => label)).toEqual(['Long flight']);
  });

  it('a catalogue that a browser kept before diagnoses had synonyms is read as one without', () => {
    const kept = JSON.parse(JSON.stringify(ROWS, (key, value) => (key === 'synonyms' ? undefined : value)));
    expect(knowledgeFrom(kept).diagnoses.map(({ synonyms }) => synonyms)).toEqual([[]]);
  });
});
