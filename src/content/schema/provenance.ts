import { z } from 'zod';
import { text } from '#content/schema/key.ts';

/** The honest answer while no clinician has read a file. */
export const NO_REVIEWER = 'none yet';

/** Who wrote a file, which clinician has read it, how far it is, and when it last changed. */
export const provenance = z.strictObject({
  author: text,
  clinicalReviewer: text,
  status: z.enum(['draft', 'reviewed']),
  date: z.iso.date(),
});

export type Provenance = z.infer<typeof provenance>;
