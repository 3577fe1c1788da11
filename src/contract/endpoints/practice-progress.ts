import { type ApiEndpoint, MEGABYTE } from '#contract/endpoints/api-endpoint.ts';

/** /api/practice/progress: what the signed-in account has practised, and nobody else's. */
export const exchangeProgressEndpoint = {
  method: 'put',
  path: '/api/practice/progress',
  summary: 'Keep what was practised on this device; answers what other devices have kept',
  failure: 'What you practised could not be kept in your account.',
  bodyLimit: 4 * MEGABYTE,
  timeoutMs: 60_000,
} as const satisfies ApiEndpoint;

export const deleteProgressEndpoint = {
  method: 'delete',
  path: '/api/practice/progress',
  summary: 'Delete all that was practised',
  failure: 'Failed to delete what you practised',
} as const satisfies ApiEndpoint;
