import { z } from 'zod';

export const healthAnswer = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['reachable', 'unreachable']),
    contentHash: z.string(),
    version: z.string(),
  })
  .meta({ id: 'Health' });

/** GET /api/health: 200 when all is well, 503 when the database cannot be reached. */
export const healthEndpoint = {
  method: 'get',
  path: '/api/health',
  summary: 'Whether the server can work',
} as const;
