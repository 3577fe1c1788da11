import { useMutation } from '@tanstack/react-query';
import type { SummaryAnswer, SummaryRequest } from '#contract/workflow.ts';
import { request } from '#web/api/request.ts';

/** Another party's workflow service may take its time. */
const TIMEOUT_MS = 120_000;

/** Has the clinical summary made as a PDF; the answer says where it can be fetched. */
export function useWorkflowSummary() {
  return useMutation({
    mutationFn: (body: SummaryRequest) =>
      request<SummaryAnswer>('/api/workflow/summary', { method: 'POST', body, timeoutMs: TIMEOUT_MS }),
  });
}
