import { ApiError } from '#server/http/api-error.ts';
import { WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** Turns a failed call of the workflow service into its answer; `otherwise` is said for what nobody expected. */
export function workflowRefusal(otherwise: string): (error: unknown) => never {
  return error => {
    const { status, message, retryAfter } =
      error instanceof WorkflowFailure ? error : new WorkflowFailure(500, otherwise);
    const headers = retryAfter === null ? {} : { 'Retry-After': String(retryAfter) };
    const failure = new ApiError(status, 'workflow_failed', message, headers);
    failure.cause = error;
    throw failure;
  };
}
