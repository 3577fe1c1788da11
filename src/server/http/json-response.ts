import type { z } from 'zod';
import { errorResponse } from '#contract/error-response.ts';

/** A JSON answer in a route's description. */
export function jsonResponse<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body in a route's description. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } };
}

const failure = (description: string) => jsonResponse(errorResponse, description);

/** The failures that any route with input can answer. */
export const INVALID = { 400: failure('The request breaks the contract') } as const;

/** The failure of a route about one of several things. */
export const MISSING = { 404: failure('There is no such thing') } as const;

/** The failures that a route for guests' writing can answer besides. */
export const LIMITED = {
  ...INVALID,
  413: failure('The body is too large'),
  429: failure('Too many requests of this account, guest or address'),
} as const;

/** The failures of a route that only a signed-in account may use. */
export const SIGNED_IN = {
  ...LIMITED,
  401: failure('Nobody is signed in, or the bearer token is not valid'),
} as const;

/** The same, for a route about one of the account's things. */
export const OWNED = { ...SIGNED_IN, 404: failure('The account has no such thing') } as const;
