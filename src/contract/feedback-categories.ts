import { z } from 'zod';

const feedbackCategory = z
  .object({ id: z.int(), name: z.string(), description: z.string(), icon: z.string() })
  .readonly()
  .meta({ id: 'FeedbackCategory' });

/** Ordered by name. */
export const feedbackCategoriesAnswer = z.array(feedbackCategory).readonly();

export type FeedbackCategory = z.output<typeof feedbackCategory>;

/** GET /api/feedback-categories */
export const feedbackCategoriesEndpoint = {
  method: 'get',
  path: '/api/feedback-categories',
  summary: 'What feedback can be about',
} as const;
