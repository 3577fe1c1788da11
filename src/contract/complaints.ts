import { z } from 'zod';

const bodySystem = z
  .object({ id: z.int(), name: z.string(), description: z.string(), alwaysInclude: z.boolean() })
  .readonly()
  .meta({ id: 'BodySystem' });

const complaint = z
  .object({
    id: z.int(),
    text: z.string(),
    genderFilter: z.enum(['male', 'female', 'both']),
    ages: z.object({ from: z.int(), to: z.int() }).readonly(),
    bodySystems: z.array(bodySystem).readonly(),
  })
  .readonly()
  .meta({ id: 'Complaint' });

/** Ordered by gender filter, then by text. */
export const complaintsAnswer = z.array(complaint).readonly();

export type ComplaintsAnswer = z.output<typeof complaintsAnswer>;

/** GET /api/complaints?gender=male|female */
export const complaintsEndpoint = {
  method: 'get',
  path: '/api/complaints',
  summary: 'The complaints, with their body systems',
} as const;
