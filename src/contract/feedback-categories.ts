import { z } from 'zod';

const feedbackCategory = z
  .object({ id: z.int(), name: z.string(), description: z.string(), icon: z.string() })
  .readonly()
  .meta({ id: 'FeedbackCategory' });

/** Ordered by name. */
export const feedbackCategoriesResponse = z.array(feedbackCategory).readonly();

export type FeedbackCategory = z.output<typeof feedbackCategory>;
