import { z } from 'zod';
import { feedbackEndpoint } from '#contract/endpoints/feedback.ts';
import { filledText } from '#contract/text.ts';

const { errors } = feedbackEndpoint;

/** With the specified messages (specification 26.4). */
export const feedback = z
  .object({
    categoryId: z.int(errors.category).positive().max(2_147_483_647),
    title: filledText(200, errors.title),
    description: filledText(5000, errors.description),
  })
  .meta({ id: 'Feedback' });

export type Feedback = z.output<typeof feedback>;
