import { historyRecommendationsEndpoint } from '#contract/endpoints/workflow.ts';
import type { HistoryRecommendationsResponse } from '#contract/history-recommendations.ts';
import type { HistoryQuery } from '#domain/suggestions/ask-suggestions.ts';
import { request } from '#web/api/request.ts';

/** Asks once what to ask in a section of past history. */
export function recommendHistory(body: HistoryQuery): Promise<HistoryRecommendationsResponse> {
  return request(historyRecommendationsEndpoint, { body });
}
