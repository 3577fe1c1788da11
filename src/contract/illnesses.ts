import { z } from 'zod';

const illness = z
  .object({ id: z.int(), name: z.string(), description: z.string(), isCustom: z.boolean() })
  .readonly()
  .meta({ id: 'Illness' });

/** Ordered by name. */
export const illnessesAnswer = z.array(illness).readonly();

export type Illness = z.output<typeof illness>;

/** GET /api/illnesses */
export const illnessesEndpoint = {
  method: 'get',
  path: '/api/illnesses',
  summary: 'The illnesses to pick from in the past medical history',
} as const;
