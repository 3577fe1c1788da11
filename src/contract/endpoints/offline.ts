import { type ApiEndpoint, SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';

/** Large, and fetched in the background. */
const TIMEOUT_MS = 120_000;

/** GET /api/offline/catalogue: all that a browser needs to ask and reason without the server (ADR 27). */
export const offlineCatalogueEndpoint = {
  method: 'get',
  path: '/api/offline/catalogue',
  summary: 'The whole catalogue, for a browser to keep',
  failure: SOMETHING_WENT_WRONG,
  timeoutMs: TIMEOUT_MS,
} as const satisfies ApiEndpoint;

/** GET /api/offline/practice: every practice patient, sealed as they travel one by one (ADR 26). */
export const offlinePracticeEndpoint = {
  method: 'get',
  path: '/api/offline/practice',
  summary: 'All practice patients, for a browser to keep',
  failure: SOMETHING_WENT_WRONG,
  timeoutMs: TIMEOUT_MS,
} as const satisfies ApiEndpoint;
