import { z } from 'zod';

const filled = (max: number, message: string) =>
  z
    .string()
    .trim()
    .min(1, message)
    .max(max)
    .refine(value => !value.includes('\0'), 'must not hold null characters');

/** The messages are the specification's (section 5, "Feedback"). */
export const feedback = z
  .object({
    categoryId: z.int('Please select a category').positive().max(2_147_483_647),
    title: filled(200, 'Please enter a title'),
    description: filled(5000, 'Please enter a description'),
  })
  .meta({ id: 'Feedback' });

export type Feedback = z.output<typeof feedback>;

/** POST /api/feedback: kept with the account's id, or without one for a guest. */
export const feedbackEndpoint = {
  method: 'post',
  path: '/api/feedback',
  summary: 'Send feedback',
} as const;
