import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** The name better-auth gives the cookie; browsers take the longer one over HTTPS only. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Secure-anamnesis.session_token' : 'anamnesis.session_token';
}

/**
 * The session's token out of a Cookie header; null when there is none or its signature is not ours.
 * The form is better-auth's: the token, a dot, its HMAC-SHA256 in base64.
 */
export function sessionToken(name: string, secret: string, header: string | undefined): string | null {
  const value = header && parse(header, name)[name];
  if (!value) return null;
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs ? token : null;
}
