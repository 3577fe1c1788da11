import { randomUUID } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { API } from '#contract/endpoints/api-endpoint.ts';
import { cookieName, signedToken, tokenIn } from '#server/accounts/signed-cookie.ts';

/** No session's token begins like this, so neither cookie can stand for the other. */
const GUEST = 'guest-';

/** Tells the browsers of a class behind one address apart. The cookie holds a number and nothing of anybody. */
export type GuestCookies = {
  /** The guest's number out of a Cookie header; null when there is none, or not one of ours. */
  readonly idIn: (header: string | undefined) => string | null;
  /** A cookie with a new number; it ends with the browser's session. */
  readonly fresh: () => string;
};

/** `secret` is the server's own. */
export function guestCookies(secret: string, appUrl: string): GuestCookies {
  const name = cookieName('guest', appUrl);
  return {
    idIn(header) {
      const token = tokenIn(name, secret, header);
      return token?.startsWith(GUEST) ? token : null;
    },
    fresh() {
      const value = signedToken(`${GUEST}${randomUUID()}`, secret);
      const secure = appUrl.startsWith('https:');
      return serialize(name, value, { path: API, httpOnly: true, sameSite: 'Strict', secure });
    },
  };
}
