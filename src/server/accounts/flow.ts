import type { Context } from 'hono';
import type { Environment } from '#server/http/environment.ts';

/** What a flow of better-auth may know of a request: the cookie, and nothing of the address or the browser. */
export function flowHeaders(c: Context<Environment>): Headers {
  const cookie = c.req.header('Cookie');
  return new Headers(cookie === undefined ? {} : { cookie });
}

/** Takes over the cookies that a flow sets or clears. */
export function passCookies(c: Context<Environment>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
