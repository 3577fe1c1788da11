import { z } from 'zod';
import { RECOMMENDATIONS_A_SECTION } from '#domain/suggestions/recommend-history.ts';
import { caseBody, negativeText } from '#server/workflow/webhook/case-body.ts';
import { jsonWebhook } from '#server/workflow/webhook/json-webhook.ts';
import type { Endpoint } from '#server/workflow/webhook/post-signed.ts';
import { type Recommending, WorkflowFailure } from '#server/workflow/workflow-service.ts';

const recommended = z.object({ recommendations: z.array(z.string()), explanation: z.string().catch('') });

/** Asks another party's service what to ask in a history section (specification 28.17). */
export function webhookRecommendHistory(endpoint: Endpoint): Recommending {
  const ask = jsonWebhook(endpoint);
  return async request => {
    const { historySection, negativeSymptoms } = request;
    const negative = negativeText(negativeSymptoms);
    const response = await ask({ ...caseBody(request), negativeSymptoms: negative, historySection });
    const { recommendations, explanation } = readRecommendations(response);
    const distinct = [...new Set(recommendations.map(text => text.trim()).filter(Boolean))];
    return { recommendations: distinct.slice(0, RECOMMENDATIONS_A_SECTION), explanation };
  };
}

/** Reads the answer or its first element; throws the specified message (specification 28.18). */
function readRecommendations(response: unknown) {
  const read = recommended.safeParse(Array.isArray(response) ? response[0] : response);
  if (read.success) return read.data;
  throw new WorkflowFailure(502, 'Webhook response must contain recommendations array');
}
