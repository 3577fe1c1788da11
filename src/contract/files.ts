import { z } from 'zod';

/** Whose file it is (an account's id, or `guest`) and its name in the clinical-summaries bucket. */
export const summaryFileParams = z.object({ owner: z.string(), file: z.string() });

/** A guest's link is signed: `expires` in milliseconds since 1970. An account's own session needs neither. */
export const summaryFileQuery = z.object({
  expires: z.string().optional(),
  signature: z.string().optional(),
});
