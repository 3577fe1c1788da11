import { useMutation, useQuery } from '@tanstack/react-query';
import { feedbackCategoriesEndpoint } from '#contract/endpoints/catalogues.ts';
import { feedbackEndpoint } from '#contract/endpoints/feedback.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import { request } from '#web/api/request.ts';

export function useFeedbackCategories() {
  return useQuery({
    queryKey: ['feedback-categories'],
    queryFn: ({ signal }) => request<readonly FeedbackCategory[]>(feedbackCategoriesEndpoint, { signal }),
  });
}

export function useSendFeedback() {
  return useMutation({
    mutationFn: (body: Feedback) => request<void>(feedbackEndpoint, { body }),
  });
}
