import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

export const summaryFileEndpoint = {
  method: 'get',
  path: '/api/files/clinical-summaries/{owner}/{file}',
  summary: 'Fetch a clinical summary PDF',
  failure: 'Failed to download the PDF. Please try again.',
} as const satisfies ApiEndpoint;
