import { errorsOf } from '#web/account/use-fields.ts';

export const EMPTY_FEEDBACK = { category: '', title: '', description: '' };

export type FeedbackForm = typeof EMPTY_FEEDBACK;

/** What keeps feedback from being sent (specification, section 5, "Feedback"). */
export function feedbackErrors({ category, title, description }: FeedbackForm) {
  return errorsOf({
    category: category === '' && 'Please select a category',
    title: title.trim() === '' && 'Please enter a title',
    description: description.trim() === '' && 'Please enter a description',
  });
}
