import type {
  HistoryRecommendationsAnswer,
  HistoryRecommendationsRequest,
} from '#contract/history-recommendations.ts';
import type { SymptomSuggestionsAnswer, SymptomSuggestionsRequest } from '#contract/symptom-suggestions.ts';
import type { SummaryRequest } from '#contract/workflow.ts';

/** What became of a summary: a PDF to keep, or the address where the service keeps it itself. */
export type RenderedSummary =
  | {
      readonly kind: 'pdf';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly filename: string | null;
      /** Set when the built-in PDF stepped in for a service that failed. */
      readonly isFallback?: true;
    }
  | { readonly kind: 'link'; readonly pdfUrl: string; readonly filename: string };

/**
 * The workflow service of the specification (section 7), whoever does the work. Each call throws `WorkflowFailure`
 * with a message of the specification's section 8.
 */
export type WorkflowService = {
  readonly renderSummary: (request: SummaryRequest) => Promise<RenderedSummary>;
  /** Best first; only complaints of the catalogue that fit the patient's sex and were not answered yet. */
  readonly suggestSymptoms: (request: SymptomSuggestionsRequest) => Promise<SymptomSuggestionsAnswer>;
  /** At most six recommendations for one section of past history. */
  readonly recommendHistory: (
    request: HistoryRecommendationsRequest,
  ) => Promise<HistoryRecommendationsAnswer>;
};

/** What one adapter answers, before it is said who did. */
export type Suggesting = (
  request: SymptomSuggestionsRequest,
) => Promise<SymptomSuggestionsAnswer['suggestions']>;
export type Recommending = (
  request: HistoryRecommendationsRequest,
) => Promise<Omit<HistoryRecommendationsAnswer, 'source'>>;

/** Why the service could not do what was asked; the message may be shown to the user. */
export class WorkflowFailure extends Error {
  readonly status: 413 | 500 | 502 | 503;

  constructor(status: WorkflowFailure['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
