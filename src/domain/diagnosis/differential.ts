import type { Gender } from '#domain/case/patient-record.ts';
import type { Contribution, DiagnosisResult, Factor } from '#domain/diagnosis/diagnosis-result.ts';
import type { Diagnosis, Evidence } from '#domain/diagnosis/evidence.ts';

/** What the differential needs of an answer; `choiceId` holds one id, or several joined by commas. */
export type ChosenAnswer = { readonly questionId: number; readonly choiceId: string | null };

export type DifferentialProfile = { readonly age: number | null; readonly gender: Gender | null };

/** Made once: a language's order is costly to look up. */
const byName = new Intl.Collator('en');

/**
 * The differential diagnosis (specification 21.2 to 21.4; ADR 1).
 * Sums the values of the chosen choices per diagnosis, raises negative sums to 0, multiplies by the factors of
 * age and sex when a profile is given, and normalises to percent. Sorted by points, then by name.
 * Diagnoses that the answers rule out stay in the list with 0; when all are 0 the list is empty.
 */
export function differential(
  answers: readonly ChosenAnswer[],
  evidence: Evidence,
  profile?: DifferentialProfile,
): DiagnosisResult[] {
  const chosen = answers.flatMap(({ choiceId }) => chosenIds(choiceId));
  const flagged = new Set(chosen.flatMap(id => evidence.flagsByChoice.get(id) ?? []));
  const results = [...contributionsByDiagnosis(answers, evidence)].flatMap(([id, contributions]) => {
    const diagnosis = evidence.diagnoses.get(id);
    if (diagnosis === undefined) return [];
    const factors = profile ? factorsOf(diagnosis, profile) : [];
    const result = scored(diagnosis, contributions, factors);
    const isFlagged = flagged.has(id) && factors.every(({ factor }) => factor !== 0);
    return [{ ...result, ...(isFlagged && { isFlagged }) }];
  });
  const total = results.reduce((sum, result) => sum + result.points, 0);
  if (total === 0) return [];
  return results
    .map(result => ({ ...result, probability: (result.points / total) * 100 }))
    .sort((a, b) => b.points - a.points || byName.compare(a.name, b.name));
}

/** The choice ids of an answer that count: custom choices have negative ids and carry no evidence. */
export function chosenIds(choiceId: string | null): number[] {
  if (choiceId === null) return [];
  return [...new Set(choiceId.split(',').map(Number))].filter(id => Number.isInteger(id) && id > 0);
}

function contributionsByDiagnosis(answers: readonly ChosenAnswer[], evidence: Evidence) {
  const byDiagnosis = new Map<number, Contribution[]>();
  const add = (diagnosisId: number, contribution: Contribution) => {
    if (contribution.points === 0) return;
    const contributions = byDiagnosis.get(diagnosisId);
    if (contributions) contributions.push(contribution);
    else byDiagnosis.set(diagnosisId, [contribution]);
  };
  for (const { questionId, choiceId: chosen } of answers) {
    for (const choiceId of chosenIds(chosen)) {
      // A choice of a complaint's first question carries the head start behind it too; that is told apart here.
      const headStart = evidence.headStartByChoice.get(choiceId);
      const ahead = new Map(headStart?.values.map(value => [value.diagnosisId, value.points]));
      for (const { diagnosisId, points } of evidence.valuesByChoice.get(choiceId) ?? []) {
        const part = ahead.get(diagnosisId) ?? 0;
        if (headStart) add(diagnosisId, { kind: 'base', complaintId: headStart.complaintId, points: part });
        add(diagnosisId, { kind: 'answer', questionId, choiceId, points: points - part });
      }
    }
  }
  return byDiagnosis;
}

function factorsOf(diagnosis: Diagnosis, { age, gender }: DifferentialProfile): Factor[] {
  const byAge = diagnosis.ageFactors.find(({ from, to }) => age !== null && age >= from && age <= to);
  const bySex = gender === null ? 1 : diagnosis.sexFactors[gender === 'Male' ? 'male' : 'female'];
  const factors: Factor[] = [
    { kind: 'age', factor: byAge?.factor ?? 1 },
    { kind: 'sex', factor: bySex },
  ];
  return factors.filter(({ factor }) => factor !== 1);
}

function scored(
  diagnosis: Diagnosis,
  contributions: readonly Contribution[],
  factors: readonly Factor[],
): DiagnosisResult {
  const sum = contributions.reduce((total, { points }) => total + points, 0);
  return {
    id: diagnosis.id,
    name: diagnosis.name,
    mustNotMiss: diagnosis.mustNotMiss,
    ...(diagnosis.urgency && { urgency: diagnosis.urgency }),
    probability: 0,
    points: factors.reduce((product, { factor }) => product * factor, Math.max(0, sum)),
    contributions,
    factors,
  };
}
