import { useMutation, useQuery } from '@tanstack/react-query';
import type { Feedback } from '#contract/feedback.ts';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import { request } from '#web/api/request.ts';

export function useFeedbackCategories() {
  return useQuery({
    queryKey: ['feedback-categories'],
    queryFn: ({ signal }) => request<readonly FeedbackCategory[]>('/api/feedback-categories', { signal }),
  });
}

export function useSendFeedback() {
  return useMutation({
    mutationFn: (body: Feedback) => request<void>('/api/feedback', { method: 'POST', body }),
  });
}
