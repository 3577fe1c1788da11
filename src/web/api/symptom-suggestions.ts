import { symptomSuggestionsEndpoint } from '#contract/endpoints/workflow.ts';
import type { SymptomSuggestionsResponse } from '#contract/symptom-suggestions.ts';
import type { SymptomQuery } from '#domain/suggestions/ask-suggestions.ts';
import { request } from '#web/api/request.ts';

/** Asks once which symptoms to ask about next. */
export function suggestSymptoms(body: SymptomQuery): Promise<SymptomSuggestionsResponse> {
  return request(symptomSuggestionsEndpoint, { body });
}
