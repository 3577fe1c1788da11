import { z } from 'zod';
import { RECOMMENDATIONS_A_SECTION } from '#domain/suggestions/recommend-history.ts';
import { caseBody, negativeText } from '#server/workflow/webhook/asked-body.ts';
import { jsonWebhook } from '#server/workflow/webhook/json-webhook.ts';
import type { Endpoint } from '#server/workflow/webhook/post-signed.ts';
import { type Recommending, WorkflowFailure } from '#server/workflow/workflow-service.ts';

const recommended = z.object({ recommendations: z.array(z.string()), explanation: z.string().catch('') });

/** Asks another party's service what to ask in a history section (history steps, section 7). */
export function webhookRecommendHistory(endpoint: Endpoint): Recommending {
  const ask = jsonWebhook(endpoint);
  return async request => {
    const { historySection, negativeSymptoms } = request;
    const negative = negativeText(negativeSymptoms);
    const answer = await ask({ ...caseBody(request), negativeSymptoms: negative, historySection });
    const { recommendations, explanation } = readRecommendations(answer);
    const distinct = [...new Set(recommendations.map(text => text.trim()).filter(Boolean))];
    return { recommendations: distinct.slice(0, RECOMMENDATIONS_A_SECTION), explanation };
  };
}

/** Reads the answer or its first element; throws the specification's message (section 8). */
function readRecommendations(answer: unknown) {
  const read = recommended.safeParse(Array.isArray(answer) ? answer[0] : answer);
  if (read.success) return read.data;
  throw new WorkflowFailure(502, 'Webhook response must contain recommendations array');
}
