import type { Gender } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { type ChosenAnswer, differential } from '#domain/diagnosis/differential.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { InParts } from '#domain/diagnosis/likelihood/in-parts.ts';
import { knownComplaints } from '#domain/diagnosis/likelihood/known-complaints.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { likelihoodInParts, toldWholeInParts } from '#domain/diagnosis/likelihood/with-likelihood.ts';

/** What a differential is asked with, as it travels. */
export type DifferentialQuery = {
  readonly answers: readonly ChosenAnswer[];
  readonly profile?: { readonly age: number | null; readonly gender: Gender | null } | undefined;
  readonly chiefComplaintId?: number | undefined;
  readonly presentIds?: readonly number[] | undefined;
  readonly absentIds?: readonly number[] | undefined;
  readonly present?: readonly string[] | undefined;
  readonly denied?: readonly string[] | undefined;
  /** Only this diagnosis is answered, whole. */
  readonly diagnosisId?: number | undefined;
};

type Weighing = { readonly evidence: Evidence; readonly likelihood: LikelihoodModel };

/** The differential of a case, or one diagnosis of it, in parts. */
export function* askedDifferential(
  query: DifferentialQuery,
  catalogue: Weighing,
): InParts<DiagnosisResult[]> {
  const { answers, profile, diagnosisId } = query;
  const results = differential(answers, catalogue.evidence, profile);
  yield;
  const facts = factsOf(query, catalogue.likelihood);
  return yield* diagnosisId === undefined
    ? likelihoodInParts(results, catalogue.likelihood, facts)
    : toldWholeInParts(diagnosisId, catalogue.likelihood, { results, facts });
}

function factsOf({ profile, ...query }: DifferentialQuery, model: LikelihoodModel): CaseFacts {
  const { answers, chiefComplaintId = null, present = [], denied = [] } = query;
  const presentIds = knownComplaints(model, query.presentIds);
  const absentIds = knownComplaints(model, query.absentIds);
  const { age = null, gender = null } = profile ?? {};
  return { age, gender, chiefComplaintId, presentIds, absentIds, answers, present, denied };
}
