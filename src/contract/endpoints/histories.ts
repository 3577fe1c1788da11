import { type ApiEndpoint, MEGABYTE } from '#contract/endpoints/api-endpoint.ts';

/** A history carries pictures: it is large, and a slow line needs longer for it than for an ordinary call. */
const LARGE = { bodyLimit: 10 * MEGABYTE, timeoutMs: 60_000 } as const;

const NOT_SAVED = 'Failed to save history';

/** /api/histories: the signed-in account's own, and nobody else's. */
export const listHistoriesEndpoint = {
  method: 'get',
  path: '/api/histories',
  summary: 'List and search the saved histories',
  failure: 'Failed to load saved histories',
} as const satisfies ApiEndpoint;

export const saveHistoryEndpoint = {
  method: 'post',
  path: '/api/histories',
  summary: 'Save a new history',
  failure: NOT_SAVED,
  errors: { title: 'Please enter a title for this history' },
  ...LARGE,
} as const satisfies ApiEndpoint;

export const openHistoryEndpoint = {
  method: 'get',
  path: '/api/histories/{id}',
  summary: 'Read a saved history',
  failure: 'Failed to load history',
  errors: { missing: 'History not found' },
  ...LARGE,
} as const satisfies ApiEndpoint;

export const updateHistoryEndpoint = {
  method: 'put',
  path: '/api/histories/{id}',
  summary: 'Update a saved history',
  failure: NOT_SAVED,
  ...LARGE,
} as const satisfies ApiEndpoint;

export const deleteHistoryEndpoint = {
  method: 'delete',
  path: '/api/histories/{id}',
  summary: 'Delete a saved history',
  failure: 'Failed to delete history',
} as const satisfies ApiEndpoint;
