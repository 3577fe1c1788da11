import { useMutation, useQuery } from '@tanstack/react-query';
import { feedbackCategoriesEndpoint } from '#contract/endpoints/catalogues.ts';
import { feedbackEndpoint } from '#contract/endpoints/feedback.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import { isForWantOfNetwork } from '#web/api/api-error.ts';
import { request } from '#web/api/request.ts';
import { sendLater } from '#web/case/outbox.ts';

export function useFeedbackCategories() {
  return useQuery({
    queryKey: ['feedback-categories'],
    queryFn: ({ signal }) => request<readonly FeedbackCategory[]>(feedbackCategoriesEndpoint, { signal }),
  });
}

/** Sends feedback, or keeps it for when there is a network again. */
export function useSendFeedback() {
  return useMutation({
    mutationFn: async (body: Feedback) => {
      try {
        await sendFeedback(body);
        return 'sent' as const;
      } catch (error) {
        if (!isForWantOfNetwork(error)) throw error;
        sendLater('feedback', body);
        return 'later' as const;
      }
    },
  });
}

export function sendFeedback(body: Feedback): Promise<void> {
  return request<void>(feedbackEndpoint, { body });
}
