import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

/** POST /api/feedback: kept with the account's id, or without one for a guest. */
export const feedbackEndpoint = {
  method: 'post',
  path: '/api/feedback',
  summary: 'Send feedback',
  failure: 'Failed to submit feedback',
  errors: {
    category: 'Please select a category',
    title: 'Please enter a title',
    description: 'Please enter a description',
  },
} as const satisfies ApiEndpoint;
