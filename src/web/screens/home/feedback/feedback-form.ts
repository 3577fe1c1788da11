import { feedbackEndpoint } from '#contract/endpoints/feedback.ts';
import type { FormErrors } from '#web/form/use-form.ts';

export const EMPTY_FEEDBACK = { category: '', title: '', description: '' };

export type FeedbackForm = typeof EMPTY_FEEDBACK;

/** What keeps feedback from being sent (specification 26.4). */
export function feedbackErrors({ category, title, description }: FeedbackForm): FormErrors<FeedbackForm> {
  return {
    category: category === '' && feedbackEndpoint.errors.category,
    title: title.trim() === '' && feedbackEndpoint.errors.title,
    description: description.trim() === '' && feedbackEndpoint.errors.description,
  };
}
