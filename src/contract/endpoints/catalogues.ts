import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

const NO_ILLNESSES = 'Failed to load illnesses. Please try again.';

export const illnessesEndpoint = {
  method: 'get',
  path: '/api/illnesses',
  summary: 'The illnesses to pick from in the past medical history',
  failure: NO_ILLNESSES,
  isKept: true,
} as const satisfies ApiEndpoint;

export const diagnosisMethodsEndpoint = {
  method: 'get',
  path: '/api/diagnosis-methods',
  summary: 'How an illness can have been diagnosed',
  failure: NO_ILLNESSES,
  isKept: true,
} as const satisfies ApiEndpoint;

export const proceduresEndpoint = {
  method: 'get',
  path: '/api/procedures',
  summary: 'The procedures to pick from in the past surgical history',
  failure: 'Failed to load surgeries. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

export const medicationsEndpoint = {
  method: 'get',
  path: '/api/medications',
  summary: 'The medications to pick from, with their active ingredients',
  failure: 'Failed to load medications. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

export const feedbackCategoriesEndpoint = {
  method: 'get',
  path: '/api/feedback-categories',
  summary: 'What feedback can be about',
  failure: 'Failed to load feedback categories',
  isKept: true,
} as const satisfies ApiEndpoint;
