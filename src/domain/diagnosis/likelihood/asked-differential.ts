import type { Gender } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { type ChosenAnswer, differential } from '#domain/diagnosis/differential.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { toldWhole, withLikelihood } from '#domain/diagnosis/likelihood/with-likelihood.ts';

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

/** The differential of a case, or one diagnosis of it. */
export function askedDifferential(query: DifferentialQuery, catalogue: Weighing): DiagnosisResult[] {
  const { answers, profile, diagnosisId } = query;
  const results = differential(answers, catalogue.evidence, profile);
  const facts = factsOf(query);
  return diagnosisId === undefined
    ? withLikelihood(results, catalogue.likelihood, facts)
    : toldWhole(diagnosisId, catalogue.likelihood, { results, facts });
}

function factsOf({ profile, ...query }: DifferentialQuery): CaseFacts {
  const { answers, chiefComplaintId = null, presentIds = [], absentIds = [] } = query;
  const { present = [], denied = [] } = query;
  const { age = null, gender = null } = profile ?? {};
  return { age, gender, chiefComplaintId, presentIds, absentIds, answers, present, denied };
}
