import fc from 'fast-check';
import { type KnownDiagnosis, knowledgeOf, type RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import { type LikelihoodModel, modelWithoutQuestions } from '#domain/diagnosis/likelihood/model.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { GenderFilter } from '#domain/review/complaint.ts';

export const COMPLAINT_IDS = Array.from({ length: 24 }, (_, i) => i + 1);
const RISK_IDS = Array.from({ length: 8 }, (_, i) => i + 101);

const anId = fc.constantFrom(...COMPLAINT_IDS);

const aFilter: fc.Arbitrary<GenderFilter> = fc.constantFrom('both', 'both', 'male', 'female');

const aDiagnosis = (id: number): fc.Arbitrary<KnownDiagnosis> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Disease ${id}`),
    synonyms: fc.constant([]),
    mustNotMiss: fc.boolean(),
    urgency: fc.constant(null),
    commonness: fc.integer({ min: 1, max: 5 }),
    requires: fc.constant([]),
    ageFactors: fc.constantFrom([], [{ from: 0, to: 17, factor: 0 }], [{ from: 60, to: 150, factor: 1.5 }]),
    sexFactors: fc.constantFrom({ male: 1, female: 1 }, { male: 0, female: 1 }, { male: 1.4, female: 0.7 }),
    findings: fc
      .uniqueArray(fc.tuple(anId, fc.integer({ min: 1, max: 5 })), { maxLength: 8, selector: ([key]) => key })
      .map(pairs => new Map(pairs)),
    risks: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...RISK_IDS), fc.double({ min: 0.3, max: 12, noNaN: true })), {
        maxLength: 4,
        selector: ([key]) => key,
      })
      .map(pairs => new Map(pairs)),
    essentials: fc.uniqueArray(fc.constantFrom(...RISK_IDS), { maxLength: 2 }).map(ids => new Set(ids)),
  });

const aRisk = (id: number): fc.Arbitrary<RiskFactor> =>
  fc.record({
    id: fc.constant(id),
    section: fc.constantFrom('past_medical', 'social'),
    label: fc.constant(`Risk ${id}`),
    prompt: fc.constant('Have you had it?'),
    commonness: fc.integer({ min: 1, max: 5 }),
    requires: fc.constant([]),
  });

/** The finding that a risk factor is; some only women or men can have. */
function findingOfRisk(riskId: number): Finding {
  const genders = ['both', 'female', 'male'] as const;
  return {
    key: `finding-${riskId}`,
    name: `Finding ${riskId}`,
    words: `word${riskId}`,
    synonyms: [],
    ask: null,
    kind: 'condition',
    complaintId: null,
    section: 'past_medical',
    riskId,
    genderFilter: genders[riskId % 3] ?? 'both',
    ages: { from: 0, to: riskId % 2 === 0 ? 120 : 60 },
  };
}

/** Catalogues of every shape: some sparse, some with sexes that exclude each other. */
export const aModel: fc.Arbitrary<LikelihoodModel> = fc
  .record({
    diagnoses: fc.tuple(...Array.from({ length: 12 }, (_, i) => aDiagnosis(i + 1))),
    filters: fc.array(aFilter, { minLength: COMPLAINT_IDS.length, maxLength: COMPLAINT_IDS.length }),
    risks: fc.tuple(...RISK_IDS.map(aRisk)),
  })
  .map(({ diagnoses, filters, risks }) =>
    modelWithoutQuestions(
      knowledgeOf({
        diagnoses,
        risks,
        vocabulary: RISK_IDS.map(findingOfRisk),
        complaints: COMPLAINT_IDS.map((id, i) => ({
          id,
          text: `Symptom ${id}`,
          genderFilter: filters[i] ?? 'both',
          ages: { from: 0, to: 120 },
          bodySystems: [],
        })),
      }),
    ),
  );

/** Cases in which nothing is present and absent at once. */
export const someCaseFacts = fc
  .record({
    age: fc.option(fc.integer({ min: 1, max: 120 })),
    gender: fc.constantFrom('Male', 'Female', null),
    chiefComplaintId: anId,
    ids: fc.uniqueArray(anId, { maxLength: 12 }),
    asked: fc.array(anId, { maxLength: 6 }),
  })
  .map(({ ids, asked, ...facts }) => ({
    asked,
    facts: {
      ...facts,
      presentIds: ids.filter((_, i) => i % 2 === 0),
      absentIds: ids.filter((_, i) => i % 2 === 1),
      answers: [],
      present: [],
      denied: [],
    },
  }));
