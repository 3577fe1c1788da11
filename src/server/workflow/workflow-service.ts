import type { SummaryRequest } from '#contract/workflow.ts';

/** What became of a summary: a PDF to keep, or the address where the service keeps it itself. */
export type RenderedSummary =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer>; readonly filename: string | null }
  | { readonly kind: 'link'; readonly pdfUrl: string; readonly filename: string };

/** The workflow service of the specification (section 7), whoever does the work. */
export type WorkflowService = {
  /** Throws `WorkflowFailure` with a message of the specification's section 8. */
  readonly renderSummary: (request: SummaryRequest) => Promise<RenderedSummary>;
};

/** Why the service could not do what was asked; the message may be shown to the user. */
export class WorkflowFailure extends Error {
  readonly status: 413 | 500 | 502 | 503;

  constructor(status: WorkflowFailure['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
