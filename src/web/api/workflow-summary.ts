import { useMutation } from '@tanstack/react-query';
import { summaryEndpoint } from '#contract/endpoints/workflow.ts';
import type { SummaryRequest, SummaryResponse } from '#contract/workflow.ts';
import { request } from '#web/api/request.ts';

/** Has the clinical summary made as a PDF; the answer says where it can be fetched. */
export function useWorkflowSummary() {
  return useMutation({
    mutationFn: (body: SummaryRequest) => request<SummaryResponse>(summaryEndpoint, { body }),
  });
}
