import { historyRecommendationsEndpoint } from '#contract/endpoints/workflow.ts';
import type { HistoryRecommendationsResponse } from '#contract/history-recommendations.ts';
import type { SuggestionCase } from '#domain/suggestions/ask-suggestions.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { request } from '#web/api/request.ts';

type HistoryQuery = SuggestionCase & {
  readonly historySection: HistorySectionKey;
  readonly recorded: readonly string[];
};

/** Asks once what to ask in a section of past history. */
export function recommendHistory(body: HistoryQuery): Promise<HistoryRecommendationsResponse> {
  return request(historyRecommendationsEndpoint, { body });
}
