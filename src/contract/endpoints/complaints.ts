import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

/** GET /api/complaints?gender=male|female */
export const complaintsEndpoint = {
  method: 'get',
  path: '/api/complaints',
  summary: 'The complaints, with their body systems',
  failure: 'Failed to load chief complaints. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

/** GET /api/findings */
export const findingsEndpoint = {
  method: 'get',
  path: '/api/findings',
  summary: 'The vocabulary of findings',
  failure: 'Failed to load the findings. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

/** GET /api/complaints/:id/questions?gender=male|female. A complaint that is not known has no questions. */
export const questionsEndpoint = {
  method: 'get',
  path: '/api/complaints/{id}/questions',
  summary: 'The questions of a complaint',
  failure: 'Failed to load questions. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;
