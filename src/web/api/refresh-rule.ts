const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** How often a visible page asks whether the session still holds (specification 25.15). */
export const SESSION_CHECK_MS = 30 * SECOND;

const NEAR_EXPIRY_MS = 90 * SECOND;
const LIFETIME_MS = 7 * DAY;

/**
 * Whether the session should be prolonged: within 90 s of its end, and once a day when the application is opened,
 * so that who comes back every week stays signed in.
 */
export function isRefreshDue(expiresAt: string, now: number, isFirstCheck: boolean): boolean {
  const left = Date.parse(expiresAt) - now;
  return left <= NEAR_EXPIRY_MS || (isFirstCheck && left <= LIFETIME_MS - DAY);
}
