import { z } from 'zod';
import { suggestionCase } from '#contract/symptom-suggestions.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';
import { SOURCES } from '#domain/suggestions/symptom-analysis.ts';

/** Which section is asked about; with its two messages (specification 28.18). */
const historySection = z
  .string({ error: 'History section is required for history recommendations' })
  .trim()
  .min(1, 'History section is required for history recommendations')
  .pipe(z.enum(HISTORY_SECTIONS, { error: 'No webhook URL configured for history section' }));

/** More than anybody writes into the history of one patient: each word is looked for in each text. */
const MOST_RECORDED = 60_000;

/** The texts as far as they are read. */
function asFarAsRead(texts: readonly string[]): string[] {
  let left = MOST_RECORDED;
  return texts.filter(text => {
    left -= text.length;
    return left >= 0;
  });
}

export const historyRecommendationsRequest = suggestionCase
  .extend({
    historySection,
    /** Ours: what the history pages already say, so that nothing is recommended twice. It never leaves this server. */
    recorded: z.array(z.string().max(2000)).max(500).transform(asFarAsRead).default([]),
  })
  .meta({ id: 'HistoryRecommendationsRequest' });

export type HistoryRecommendationsRequest = z.output<typeof historyRecommendationsRequest>;

/** At most six, best first. `source` tells who recommended, as with symptom suggestions. */
export const historyRecommendationsResponse = z
  .object({
    recommendations: z.array(z.string()).readonly(),
    explanation: z.string(),
    source: z.enum(SOURCES),
  })
  .meta({ id: 'HistoryRecommendations' });

export type HistoryRecommendationsResponse = z.output<typeof historyRecommendationsResponse>;
