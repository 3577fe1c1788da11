import { PoolBusy } from '#server/pdf/process-pool.ts';
import { PDF_NOT_MADE, WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** Turns what the printer threw into what a user is told. */
export function printFailure(error: unknown): never {
  if (error instanceof PoolBusy) {
    throw new WorkflowFailure(503, `${PDF_NOT_MADE}. The server is busy, please try again.`, error);
  }
  throw new WorkflowFailure(500, PDF_NOT_MADE, error);
}
