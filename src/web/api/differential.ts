import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { DifferentialRequest, DifferentialResponse } from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { request } from '#web/api/request.ts';

/** Weighs the answers once. */
export function calculateDifferential(body: DifferentialRequest, signal?: AbortSignal) {
  return request<DifferentialResponse>(differentialEndpoint, { body, signal });
}

/** The differential of these answers, calculated anew whenever they change; asks nothing while there is nothing to ask. */
export function useDifferential(body: DifferentialRequest | null) {
  return useQuery({
    queryKey: ['differential', body],
    queryFn: body === null ? skipToken : ({ signal }) => calculateDifferential(body, signal),
    placeholderData: keepPreviousData,
  });
}

/** One diagnosis of the differential of these answers, with its steps and what to ask about it. */
export function useDiagnosis(body: DifferentialRequest, diagnosisId: number) {
  return useQuery({
    queryKey: ['differential', body, diagnosisId],
    queryFn: ({ signal }) => calculateDifferential({ ...body, diagnosisId }, signal),
    select: ([diagnosis]) => diagnosis,
  });
}
