import type { HistoryRecommendationsAnswer } from '#contract/history-recommendations.ts';
import type { AskedCase } from '#domain/suggestions/ask-suggestions.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { request } from '#web/api/request.ts';

const TIMEOUT_MS = 25_000;

type HistoryQuery = AskedCase & {
  readonly historySection: HistorySectionKey;
  readonly recorded: readonly string[];
};

/** Asks once what to ask in a section of past history. */
export function recommendHistory(body: HistoryQuery): Promise<HistoryRecommendationsAnswer> {
  return request('/api/workflow/history-recommendations', { method: 'POST', body, timeoutMs: TIMEOUT_MS });
}
