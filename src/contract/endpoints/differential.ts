import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

export const differentialEndpoint = {
  method: 'post',
  path: '/api/differential',
  summary: 'The differential diagnosis of some answers',
  failure: 'Failed to calculate differential diagnoses. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;
