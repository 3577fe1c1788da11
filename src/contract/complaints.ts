import { z } from 'zod';

const bodySystem = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    order: z.int(),
    alwaysInclude: z.boolean(),
  })
  .readonly()
  .meta({ id: 'BodySystem' });

const complaint = z
  .object({
    id: z.int(),
    text: z.string(),
    clinicalName: z.string(),
    synonyms: z.array(z.string()).readonly(),
    genderFilter: z.enum(['male', 'female', 'both']),
    ages: z.object({ from: z.number(), to: z.number() }).readonly(),
    bodySystems: z.array(bodySystem).readonly(),
    oftenWith: z.array(z.int()).max(8).readonly(),
  })
  .readonly()
  .meta({ id: 'Complaint' });

/** Ordered by gender filter, then by text. */
export const complaintsResponse = z.array(complaint).readonly();

export type ComplaintsResponse = z.output<typeof complaintsResponse>;
