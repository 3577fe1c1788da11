import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

/** Several stations are as long as a short book. */
const PRINTING_TIMEOUT_MS = 120_000;

/** /api/stations: practice patients on paper, for teachers; nothing but PDFs comes from here (ADR 29). */
export const stationsEndpoint = {
  method: 'post',
  path: '/api/stations',
  summary:
    'Print practice patients as stations: door notice, script, mark sheet, student’s sheet, as one PDF',
  failure: 'Failed to make the station PDF. Please try again.',
  errors: { missing: 'One of these practice patients does not exist' },
  timeoutMs: PRINTING_TIMEOUT_MS,
} as const satisfies ApiEndpoint;
