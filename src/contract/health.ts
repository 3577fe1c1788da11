import { z } from 'zod';

export const liveResponse = z.object({ status: z.literal('ok') }).meta({ id: 'Live' });

export const healthResponse = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['reachable', 'unreachable']),
    contentHash: z.string(),
    contentVersion: z.string(),
    version: z.string(),
  })
  .meta({ id: 'Health' });
