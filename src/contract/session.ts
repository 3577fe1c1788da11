import { z } from 'zod';

/** The signed-in account holder. */
export const account = z
  .object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** Blank until entered. */
    fullName: z.string(),
    /** Blank until entered. */
    username: z.string(),
  })
  .meta({ id: 'Account' });

/** Who is signed in and until when (ISO 8601); null for a guest. */
export const sessionAnswer = z
  .object({ account, expiresAt: z.iso.datetime() })
  .nullable()
  .meta({ id: 'Session' });

export type Account = z.output<typeof account>;
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const signInRequest = z
  .object({ email: z.string().trim().min(1, 'Email is required').max(320), password: z.string().max(1000) })
  .meta({ id: 'SignIn' });

export type SignInRequest = z.output<typeof signInRequest>;

/** A bearer token for programs other than our own pages; it lives 15 minutes. */
export const tokenAnswer = z.object({ token: z.string() }).meta({ id: 'BearerToken' });

/** The public keys that check bearer tokens; may be cached for 10 minutes. */
export const keySetAnswer = z
  .object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })) })
  .meta({ id: 'KeySet' });

export const sessionEndpoint = { method: 'get', path: '/api/session', summary: 'Who is signed in' } as const;
export const refreshEndpoint = {
  method: 'post',
  path: '/api/auth/refresh',
  summary: 'Prolong the session',
} as const;
export const signInEndpoint = {
  method: 'post',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in',
} as const;
export const signOutEndpoint = { method: 'post', path: '/api/auth/sign-out', summary: 'Sign out' } as const;
export const tokenEndpoint = {
  method: 'get',
  path: '/api/auth/token',
  summary: 'Make a bearer token for the session',
} as const;
export const keySetEndpoint = {
  method: 'get',
  path: '/api/auth/jwks',
  summary: 'The keys that check bearer tokens',
} as const;
