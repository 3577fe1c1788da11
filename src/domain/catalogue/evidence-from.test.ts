import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '#domain/catalogue/evidence-from.ts';
import { differential } from '#domain/diagnosis/differential.ts';

const NO_DIFFERENCE = { ageFactors: [], sexFactors: { male: 1, female: 1 } };

/** Choices 11 and 12 answer the first question of complaint 7, choice 21 the second. */
const EVIDENCE = evidenceFrom({
  diagnoses: [
    {
      id: 1,
      name: 'Embolism',
      mustNotMiss: true,
      urgency: null,
      commonness: 2,
      synonyms: [],
      requires: [],
      ...NO_DIFFERENCE,
    },
    {
      id: 2,
      name: 'Reflux',
      mustNotMiss: false,
      urgency: null,
      commonness: 4,
      synonyms: [],
      requires: [],
      ...NO_DIFFERENCE,
    },
  ],
  values: [
    { choiceId: 11, diagnosisId: 1, points: 4, headStart: 1 },
    { choiceId: 12, diagnosisId: 1, points: 1, headStart: 1 },
    { choiceId: 12, diagnosisId: 2, points: 2, headStart: 0 },
    { choiceId: 21, diagnosisId: 2, points: 3, headStart: 0 },
  ],
  redFlags: [{ choiceId: 11, diagnosisId: 1 }],
  choices: [
    { id: 11, questionId: 1 },
    { id: 12, questionId: 1 },
    { id: 21, questionId: 2 },
  ],
  complaintQuestions: [
    { id: 101, complaintId: 7, questionId: 1 },
    { id: 102, complaintId: 7, questionId: 2 },
  ],
});

describe('The evidence from its rows', () => {
  it('tells the points of a first answer apart from the head start behind its complaint', () => {
    const [embolism] = differential([{ questionId: 1, choiceId: '11' }], EVIDENCE);
    expect(embolism?.contributions).toEqual([
      { kind: 'base', complaintId: 7, points: 1 },
      { kind: 'answer', questionId: 1, choiceId: 11, points: 3 },
    ]);
  });

  it('knows no head start in the choices of later questions', () => {
    expect([...EVIDENCE.headStartByChoice.keys()]).toEqual([11, 12]);
    expect(EVIDENCE.headStartByChoice.get(12)?.values).toEqual([{ diagnosisId: 1, points: 1 }]);
  });

  it('holds of a diagnosis only what is weighed', () => {
    expect(EVIDENCE.diagnoses.get(2)).toEqual({
      id: 2,
      name: 'Reflux',
      mustNotMiss: false,
      urgency: null,
      ...NO_DIFFERENCE,
    });
  });
});
