import { z } from 'zod';

const procedure = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    synonyms: z.array(z.string()).readonly(),
    isCustom: z.boolean(),
  })
  .readonly()
  .meta({ id: 'Procedure' });

/** Ordered by name. */
export const proceduresResponse = z.array(procedure).readonly();

export type Procedure = z.output<typeof procedure>;
