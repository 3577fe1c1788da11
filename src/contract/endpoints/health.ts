import { type ApiEndpoint, SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';

/** GET /api/live: 200 as long as the process answers. */
export const liveEndpoint = {
  method: 'get',
  path: '/api/live',
  summary: 'Whether the process answers, whatever its database does',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

/** GET /api/health: 200 when all is well, 503 when the database cannot be reached. */
export const healthEndpoint = {
  method: 'get',
  path: '/api/health',
  summary: 'Whether the server can work',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;
