import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** The name better-auth gives its cookies; browsers take the longer one over HTTPS only. */
export function cookieName(what: 'session_token' | 'guest' | 'browser', appUrl: string): string {
  return `${appUrl.startsWith('https:') ? '__Secure-' : ''}anamnesis.${what}`;
}

/** A token as a cookie carries it; the form is better-auth's: the token, a dot, its HMAC-SHA256 in base64. */
export function signedToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}

/** The token out of a Cookie header; null when there is none or its signature is not ours. */
export function tokenIn(name: string, secret: string, header: string | undefined): string | null {
  const value = header && parse(header, name)[name];
  if (!value) return null;
  const token = value.slice(0, value.lastIndexOf('.'));
  const [given, expected] = [Buffer.from(value), Buffer.from(signedToken(token, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
