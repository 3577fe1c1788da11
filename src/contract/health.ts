import { z } from 'zod';

export const liveResponse = z.object({ status: z.literal('ok') }).meta({ id: 'Live' });

export const healthResponse = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['reachable', 'unreachable']),
    contentHash: z.string(),
    contentVersion: z.string(),
    version: z.string(),
    practiceModel: z.boolean().meta({ description: 'Whether a language model helps in practice' }),
  })
  .meta({ id: 'Health' });

export type HealthResponse = z.output<typeof healthResponse>;
