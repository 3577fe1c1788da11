import { PoolBusy } from '#server/pdf/process-pool.ts';
import { PDF_NOT_MADE, WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** By then half of the longest queue is done. */
const BUSY_SECONDS = 2;

/** Turns what the printer threw into what a user is told. */
export function printFailure(error: unknown): never {
  if (error instanceof PoolBusy) {
    const words = `${PDF_NOT_MADE}. The server is busy, please try again.`;
    throw new WorkflowFailure(503, words, error, BUSY_SECONDS);
  }
  throw new WorkflowFailure(500, PDF_NOT_MADE, error);
}
