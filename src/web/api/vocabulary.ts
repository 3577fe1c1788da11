import { useQuery } from '@tanstack/react-query';
import { findingsEndpoint } from '#contract/endpoints/complaints.ts';
import type { FindingsResponse } from '#contract/findings.ts';
import { request } from '#web/api/request.ts';

/** The vocabulary of findings; it is the same for every patient. */
export function useVocabulary() {
  return useQuery({
    queryKey: ['findings'],
    queryFn: ({ signal }) => request<FindingsResponse>(findingsEndpoint, { signal }),
  });
}
