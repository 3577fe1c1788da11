import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

export const listSessionsEndpoint = {
  method: 'get',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in',
  failure: 'Failed to load where you are signed in',
} as const satisfies ApiEndpoint;

export const endSessionEndpoint = {
  method: 'delete',
  path: '/api/account/sessions/{id}',
  summary: 'End one session of the account',
  failure: 'Failed to end the session',
} as const satisfies ApiEndpoint;

export const endSessionsEndpoint = {
  method: 'delete',
  path: '/api/account/sessions',
  summary: 'End all sessions of the account, this one too',
  failure: 'Failed to sign out everywhere',
} as const satisfies ApiEndpoint;

export const activityEndpoint = {
  method: 'get',
  path: '/api/account/activity',
  summary: 'What happened to the account last',
  failure: 'Failed to load recent activity',
} as const satisfies ApiEndpoint;
