import type { SymptomSuggestionsAnswer } from '#contract/symptom-suggestions.ts';
import type { SymptomQuery } from '#domain/suggestions/ask-suggestions.ts';
import { request } from '#web/api/request.ts';

/** Another party's service has 20 seconds on the server; ours comes on top. */
const TIMEOUT_MS = 25_000;

/** Asks once which symptoms to ask about next. */
export function suggestSymptoms(body: SymptomQuery): Promise<SymptomSuggestionsAnswer> {
  return request('/api/workflow/symptom-suggestions', { method: 'POST', body, timeoutMs: TIMEOUT_MS });
}
