import { ApiError } from '#server/http/api-error.ts';
import { WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** Turns a failed call of the workflow service into its answer; `otherwise` is said for what nobody expected. */
export function workflowRefusal(otherwise: string): (error: unknown) => never {
  return error => {
    const [status, message] =
      error instanceof WorkflowFailure
        ? ([error.status, error.message] as const)
        : ([500, otherwise] as const);
    const failure = new ApiError(status, 'workflow_failed', message);
    failure.cause = error;
    throw failure;
  };
}
