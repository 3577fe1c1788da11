import { type ApiEndpoint, SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';

export const sessionEndpoint = {
  method: 'get',
  path: '/api/session',
  summary: 'Who is signed in',
  failure: 'The server could not be asked who is signed in.',
  errors: { guest: 'User not authenticated' },
} as const satisfies ApiEndpoint;

export const refreshEndpoint = {
  method: 'post',
  path: '/api/auth/refresh',
  summary: 'Prolong the session',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const signInEndpoint = {
  method: 'post',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in',
  failure: 'Failed to sign in',
  errors: { email: 'Email is required', password: 'Password is required' },
  /** After several wrong passwords the answer takes up to half a minute. */
  timeoutMs: 45_000,
} as const satisfies ApiEndpoint;

export const signOutEndpoint = {
  method: 'post',
  path: '/api/auth/sign-out',
  summary: 'Sign out',
  failure: 'Failed to sign out',
} as const satisfies ApiEndpoint;

export const tokenEndpoint = {
  method: 'get',
  path: '/api/auth/token',
  summary: 'Make a bearer token for the session',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const keySetEndpoint = {
  method: 'get',
  path: '/api/auth/jwks',
  summary: 'The keys that check bearer tokens',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;
