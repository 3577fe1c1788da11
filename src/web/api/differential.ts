import { useQuery } from '@tanstack/react-query';
import type { DifferentialRequest, DifferentialResponse } from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { request } from '#web/api/request.ts';

/** Weighs the answers once. */
export function calculateDifferential(body: DifferentialRequest, signal?: AbortSignal) {
  return request<DifferentialResponse>(differentialEndpoint, { body, signal });
}

/** The differential of these answers, calculated anew whenever they change. */
export function useDifferential(body: DifferentialRequest) {
  return useQuery({
    queryKey: ['differential', body],
    queryFn: ({ signal }) => calculateDifferential(body, signal),
  });
}
