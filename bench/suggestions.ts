// How long the engine takes to suggest symptoms at 200 diagnoses and 300 complaints.
import { NOTHING_TOLD } from '#domain/diagnosis/likelihood/case-facts.ts';
import { knowledgeOf } from '#domain/diagnosis/likelihood/knowledge.ts';
import { modelWithoutQuestions } from '#domain/diagnosis/likelihood/model.ts';
import { suggestSymptoms } from '#domain/suggestions/suggest-symptoms.ts';
import { percentile, type Row } from './row.ts';

const DIAGNOSES = 200;
const COMPLAINTS = 300;
const FINDINGS = 30;
const RUNS = 300;
const WARM_UP = 100;
const AIM_MS = 5;

/** Spread over the catalogue, and the same in each run. */
const findingsOf = (diagnosis: number) =>
  new Map(
    Array.from({ length: FINDINGS }, (_, i) => [
      (diagnosis * 37 + i * i * 11) % COMPLAINTS,
      1 + ((diagnosis + i) % 5),
    ]),
  );

const MODEL = modelWithoutQuestions(
  knowledgeOf({
    diagnoses: Array.from({ length: DIAGNOSES }, (_, id) => ({
      id,
      name: `Disease ${id}`,
      mustNotMiss: id % 4 === 0,
      urgency: null,
      commonness: 1 + (id % 5),
      synonyms: [],
      requires: [],
      ageFactors: [],
      sexFactors: { male: 1, female: 1 },
      findings: findingsOf(id),
      risks: new Map(),
      essentials: new Set<number>(),
    })),
    complaints: Array.from({ length: COMPLAINTS }, (_, id) => ({
      id,
      text: `Symptom ${id}`,
      genderFilter: 'both',
      ages: { from: 0, to: 120 },
      bodySystems: [],
    })),
    risks: [],
    vocabulary: [],
  }),
);

function suggest(chiefComplaintId: number): number {
  const facts = { age: 40, gender: 'Male', ...NOTHING_TOLD } as const;
  const started = performance.now();
  suggestSymptoms(MODEL, { ...facts, chiefComplaintId });
  return performance.now() - started;
}

/** The engine's row of the benchmark. */
export function suggestions(): Row[] {
  const times = Array.from({ length: WARM_UP + RUNS }, (_, i) => suggest(i % COMPLAINTS)).slice(WARM_UP);
  const p95 = percentile(times, 0.95);
  const figure = `${p95.toFixed(1)} ms`;
  return [
    { what: 'Symptom suggestions, 95th percentile', figure, aim: `< ${AIM_MS} ms`, isMet: p95 < AIM_MS },
  ];
}
