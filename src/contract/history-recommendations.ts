import { z } from 'zod';
import { askedCase } from '#contract/symptom-suggestions.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';
import { SOURCES } from '#domain/suggestions/symptom-analysis.ts';

/** Which section is asked about; the two messages are the specification's (section 8). */
const historySection = z
  .string({ error: 'History section is required for history recommendations' })
  .trim()
  .min(1, 'History section is required for history recommendations')
  .pipe(z.enum(HISTORY_SECTIONS, { error: 'No webhook URL configured for history section' }));

export const historyRecommendationsRequest = askedCase
  .extend({
    historySection,
    /** Ours: what the history pages already say, so that nothing is recommended twice. It never leaves this server. */
    recorded: z.array(z.string().max(2000)).max(500).default([]),
  })
  .meta({ id: 'HistoryRecommendationsRequest' });

export type HistoryRecommendationsRequest = z.output<typeof historyRecommendationsRequest>;

/** At most six, best first. `source` tells who recommended, as with symptom suggestions. */
export const historyRecommendationsAnswer = z
  .object({
    recommendations: z.array(z.string()).readonly(),
    explanation: z.string(),
    source: z.enum(SOURCES),
  })
  .meta({ id: 'HistoryRecommendations' });

export type HistoryRecommendationsAnswer = z.output<typeof historyRecommendationsAnswer>;

/** POST /api/workflow/history-recommendations */
export const historyRecommendationsEndpoint = {
  method: 'post',
  path: '/api/workflow/history-recommendations',
  summary: 'What to ask in a section of past history',
} as const;
