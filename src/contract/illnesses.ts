import { z } from 'zod';

const illness = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    synonyms: z.array(z.string()).readonly(),
    isCustom: z.boolean(),
  })
  .readonly()
  .meta({ id: 'Illness' });

/** Ordered by name. */
export const illnessesResponse = z.array(illness).readonly();

export type Illness = z.output<typeof illness>;
