import { type ApiEndpoint, MEGABYTE } from '#contract/endpoints/api-endpoint.ts';

/** Another party's service has 20 seconds on the server; ours comes on top. */
const SUGGESTIONS_TIMEOUT_MS = 25_000;

export const summaryEndpoint = {
  method: 'post',
  path: '/api/workflow/summary',
  summary: 'Make the clinical summary PDF',
  failure: 'Failed to process clinical data',
  errors: {
    quota: 'Your saved histories hold 500 PDFs. Please delete some that you no longer need.',
    guestFull: 'No more PDFs can be kept for guests here today. Please sign in, or try again tomorrow.',
  },
  /** It carries the picture of the pedigree. */
  bodyLimit: 10 * MEGABYTE,
  /** Another party's workflow service may take its time. */
  timeoutMs: 120_000,
} as const satisfies ApiEndpoint;

export const symptomSuggestionsEndpoint = {
  method: 'post',
  path: '/api/workflow/symptom-suggestions',
  summary: 'Which symptoms to ask about next',
  failure: 'Failed to analyze symptoms. Please try again.',
  timeoutMs: SUGGESTIONS_TIMEOUT_MS,
  isKept: true,
} as const satisfies ApiEndpoint;

export const historyRecommendationsEndpoint = {
  method: 'post',
  path: '/api/workflow/history-recommendations',
  summary: 'What to ask in a section of past history',
  failure: 'Failed to get AI recommendations. You can still proceed manually.',
  timeoutMs: SUGGESTIONS_TIMEOUT_MS,
  isKept: true,
} as const satisfies ApiEndpoint;
