import { type ApiEndpoint, SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';

/** POST /api/suggestions/… : what a user added by hand, for the authors of the catalogue to look at. */
export const choiceSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/choices',
  summary: 'Suggest a choice for a question',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const illnessSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/illnesses',
  summary: 'Suggest an illness',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const procedureSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/procedures',
  summary: 'Suggest a procedure',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const medicationSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/medications',
  summary: 'Suggest a medication',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;
