import { z } from 'zod';

/** What is noted of what happens to an account. */
export const SECURITY_EVENT_KINDS = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'password-reset',
  'password-changed',
  'email-confirmed',
  'account-deleted',
] as const;

const securityEvent = z
  .object({
    id: z.number(),
    kind: z.enum(SECURITY_EVENT_KINDS),
    at: z.iso.datetime(),
    /** Where it was done from: of an IPv4 address the first 24 bits, of an IPv6 one 48. */
    network: z.string(),
    /** Browser and device in plain words. */
    device: z.string(),
  })
  .readonly()
  .meta({ id: 'SecurityEvent' });

/** The newest first, at most so many. */
export const activityResponse = z.array(securityEvent).readonly();
export const LATEST_EVENTS = 20;

/** Where somebody is signed in. */
const accountSession = z
  .object({
    id: z.string(),
    /** Browser and device in plain words. */
    device: z.string(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .readonly()
  .meta({ id: 'AccountSession' });

/** The one that asks first, then those used last. */
export const sessionsResponse = z.array(accountSession).readonly();
export const sessionParameters = z.object({ id: z.string().min(1).max(100) });

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
export type SecurityEvent = z.output<typeof securityEvent>;
export type ActivityResponse = z.output<typeof activityResponse>;
export type AccountSession = z.output<typeof accountSession>;
export type SessionsResponse = z.output<typeof sessionsResponse>;
