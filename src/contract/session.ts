import { z } from 'zod';
import { signInEndpoint } from '#contract/endpoints/session.ts';

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
export const sessionResponse = z
  .object({ account, expiresAt: z.iso.datetime() })
  .nullable()
  .meta({ id: 'Session' });

export type Account = z.output<typeof account>;
export type SessionResponse = z.output<typeof sessionResponse>;

export const signInRequest = z
  .object({
    email: z.string().trim().min(1, signInEndpoint.errors.email).max(320),
    password: z.string().max(1000),
  })
  .meta({ id: 'SignIn' });

export type SignInRequest = z.output<typeof signInRequest>;

/** A bearer token for programs other than our own pages; it lives 15 minutes. */
export const tokenResponse = z.object({ token: z.string() }).meta({ id: 'BearerToken' });

/** The public keys that check bearer tokens; may be cached for 10 minutes. */
export const keySetResponse = z
  .object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })) })
  .meta({ id: 'KeySet' });
