import { z } from 'zod';

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

export type AccountSession = z.output<typeof accountSession>;
export type SessionsResponse = z.output<typeof sessionsResponse>;
