import type {
  HistoryRecommendationsRequest,
  HistoryRecommendationsResponse,
} from '#contract/history-recommendations.ts';
import type { SymptomSuggestionsRequest, SymptomSuggestionsResponse } from '#contract/symptom-suggestions.ts';
import type { SummaryRequest, SummaryResponse } from '#contract/workflow.ts';

/** What became of a summary: a PDF to keep, or the address where the service keeps it itself. */
export type RenderedSummary =
  | {
      readonly kind: 'pdf';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly filename: string | null;
    }
  | { readonly kind: 'link'; readonly pdfUrl: string; readonly filename: string };

/** A rendered summary, and who made it. */
export type SourcedSummary = RenderedSummary & { readonly source: SummaryResponse['source'] };

/**
 * The workflow service (specification 28.13), whoever does the work. Each call throws `WorkflowFailure` with a
 * specified message (specification 28.15 and 28.18).
 */
export type WorkflowService = {
  readonly renderSummary: (request: SummaryRequest) => Promise<SourcedSummary>;
  /** Best first; only complaints of the catalogue that fit the patient's sex and were not answered yet. */
  readonly suggestSymptoms: (request: SymptomSuggestionsRequest) => Promise<SymptomSuggestionsResponse>;
  /** At most six recommendations for one section of past history. */
  readonly recommendHistory: (
    request: HistoryRecommendationsRequest,
  ) => Promise<HistoryRecommendationsResponse>;
};

/** What one adapter answers, before it is said who did. */
export type Rendering = (request: SummaryRequest) => Promise<RenderedSummary>;
export type Suggesting = (
  request: SymptomSuggestionsRequest,
) => Promise<SymptomSuggestionsResponse['suggestions']>;
export type Recommending = (
  request: HistoryRecommendationsRequest,
) => Promise<Omit<HistoryRecommendationsResponse, 'source'>>;

/** The specification's message for a PDF that was not made, whatever the reason. */
export const PDF_NOT_MADE = 'Failed to generate PDF';

/** Why the service could not do what was asked; the message may be shown to the user. */
export class WorkflowFailure extends Error {
  readonly status: 413 | 500 | 502 | 503;
  /** In so many seconds it may work; null where that is not known. */
  readonly retryAfter: number | null;

  constructor(
    status: WorkflowFailure['status'],
    message: string,
    cause?: unknown,
    retryAfter: number | null = null,
  ) {
    super(message, { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
