import { APIError } from 'better-auth/api';
import type { Context } from 'hono';
import { sessionEndpoint } from '#contract/endpoints/session.ts';
import { deviceWords } from '#server/accounts/device-words.ts';
import type { Seen } from '#server/accounts/seen.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Environment } from '#server/http/environment.ts';

/** What a flow of better-auth may know of a request: the cookie, and the browser in plain words; nothing of the address. */
export function flowHeaders(c: Context<Environment>): Headers {
  const cookie = c.req.header('Cookie');
  const device = { 'user-agent': deviceWords(c.req.header('User-Agent')) };
  return new Headers(cookie === undefined ? device : { ...device, cookie });
}

const NETWORK = 'x-network';

/** The request as a flow's hooks may see it: its headers, and the network it came from. */
export function flowRequest(c: Context<Environment>, { network }: Seen): Request {
  const headers = flowHeaders(c);
  headers.set(NETWORK, network);
  return new Request(c.req.url, { headers });
}

/** What a hook may keep of its request. */
export function seenIn(request: Request | undefined): Seen {
  const of = (name: string) => request?.headers.get(name) ?? '';
  return { network: of(NETWORK), device: of('user-agent') };
}

/** Takes over the cookies that a flow sets or clears. */
export function passCookies(c: Context<Environment>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

/** Whether a flow failed by what was asked of it. */
export const isTheirs = (error: unknown) => error instanceof APIError && error.statusCode < 500;

/** Some flows are for browsers, which have a cookie; a bearer token brings none. */
export function withoutCookie(error: unknown): never {
  if (!isTheirs(error)) throw error;
  throw unauthenticated();
}

/** Nobody is signed in. */
export const unauthenticated = () => new ApiError(401, 'unauthenticated', sessionEndpoint.errors.guest);
