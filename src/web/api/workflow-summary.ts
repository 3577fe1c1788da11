import { useMutation } from '@tanstack/react-query';
import { summaryEndpoint } from '#contract/endpoints/workflow.ts';
import type { SummaryRequest, SummaryResponse } from '#contract/workflow.ts';
import { ApiError } from '#web/api/api-error.ts';
import { request } from '#web/api/request.ts';

const SERVICE_UNAVAILABLE = 503;
const RETRIES = 10;

/** How long a server that is busy wants to be left alone, in seconds; null for any other failure. */
function busyFor(error: Error | null): number | null {
  return error instanceof ApiError && error.status === SERVICE_UNAVAILABLE ? error.retryAfter : null;
}

/**
 * Has the clinical summary made as a PDF; the answer says where it can be fetched. A busy server is asked again when it
 * says (specification 23.25); `isWaiting` meanwhile.
 */
export function useWorkflowSummary() {
  const mutation = useMutation({
    mutationFn: (body: SummaryRequest) => request<SummaryResponse>(summaryEndpoint, { body }),
    retry: (failures, error) => failures < RETRIES && busyFor(error) !== null,
    // A class that was refused at once must not come back at once.
    retryDelay: (_, error) => ((busyFor(error) ?? 0) + Math.random()) * 1000,
  });
  return { ...mutation, isWaiting: mutation.isPending && mutation.failureCount > 0 };
}

/** What a page says while it waits. */
export const BUSY = 'The server is busy. The PDF is next in line; please stay on this page.';
