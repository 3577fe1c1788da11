import { z } from 'zod';

/** What every answer with a status from 400 up carries. The message may be shown to the user. */
export const errorResponse = z
  .object({ error: z.object({ message: z.string(), code: z.string() }) })
  .meta({ id: 'Error' });

export type ErrorResponse = z.output<typeof errorResponse>;
