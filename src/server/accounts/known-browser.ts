import { createHmac, randomUUID } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { API } from '#contract/endpoints/api-endpoint.ts';
import { cookieName, signedToken, tokenIn } from '#server/accounts/signed-cookie.ts';

/** No other token of ours begins like this, so none can stand for another. */
const KNOWN = 'known-';

const DAYS = 180;

/**
 * Tells a browser in which an account has been signed in before: whoever guesses from elsewhere holds up nobody there.
 * The cookie holds a number, and of the account what only the server can make.
 */
export type KnownBrowsers = {
  /** The browser's number, where its cookie is of this address. */
  readonly idIn: (header: string | undefined, email: string) => string | null;
  readonly fresh: (email: string) => string;
};

/** `secret` is the server's own. */
export function knownBrowsers(secret: string, appUrl: string): KnownBrowsers {
  const name = cookieName('browser', appUrl);
  const marked = (email: string) =>
    createHmac('sha256', secret).update(`browser\n${email.toLowerCase()}`).digest('base64url');
  return {
    idIn(header, email) {
      const token = tokenIn(name, secret, header);
      return token?.startsWith(`${KNOWN}${marked(email)}-`) ? token : null;
    },
    fresh(email) {
      const value = signedToken(`${KNOWN}${marked(email)}-${randomUUID()}`, secret);
      const secure = appUrl.startsWith('https:');
      const maxAge = DAYS * 86_400;
      return serialize(name, value, {
        path: `${API}/auth`,
        httpOnly: true,
        sameSite: 'Strict',
        secure,
        maxAge,
      });
    },
  };
}
