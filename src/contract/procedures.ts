import { z } from 'zod';

const procedure = z
  .object({ id: z.int(), name: z.string(), description: z.string(), isCustom: z.boolean() })
  .readonly()
  .meta({ id: 'Procedure' });

/** Ordered by name. */
export const proceduresAnswer = z.array(procedure).readonly();

export type Procedure = z.output<typeof procedure>;

/** GET /api/procedures */
export const proceduresEndpoint = {
  method: 'get',
  path: '/api/procedures',
  summary: 'The procedures to pick from in the past surgical history',
} as const;
