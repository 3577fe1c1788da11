import { z } from 'zod';
import type { Engine } from '#domain/suggestions/engine.ts';
import { caseBody, negativeText } from '#server/workflow/webhook/case-body.ts';
import { jsonWebhook } from '#server/workflow/webhook/json-webhook.ts';
import type { Endpoint } from '#server/workflow/webhook/post-signed.ts';
import { type Suggesting, WorkflowFailure } from '#server/workflow/workflow-service.ts';

const suggestion = z.object({ id: z.number(), label: z.string(), explanation: z.string() });

type Suggestion = z.output<typeof suggestion>;

/**
 * Asks another party's service for symptoms (specification 28.16). Its answer is kept to what the catalogue has
 * for this patient and nobody has answered, and worded as the catalogue words it.
 */
export function webhookSuggestSymptoms(endpoint: Endpoint, engine: Engine): Suggesting {
  const ask = jsonWebhook(endpoint);
  return async request => {
    const { currentPhase, negativeSymptoms } = request;
    const negative = currentPhase === 'phase2' ? { negativeSymptoms: negativeText(negativeSymptoms) } : {};
    const suggested = readSuggestions(await ask({ ...caseBody(request), currentPhase, ...negative }));
    const textOf = new Map(engine.open(request).map(({ id, text }) => [id, text]));
    const byId = new Map(suggested.toReversed().map(one => [one.id, one]));
    return suggested.flatMap(({ id }) => {
      const label = textOf.get(id);
      const first = byId.get(id);
      byId.delete(id);
      return label === undefined || first === undefined ? [] : [{ ...first, label }];
    });
  };
}

/** Reads the array of suggestions; throws the specified messages (specification 28.18). */
function readSuggestions(response: unknown): Suggestion[] {
  if (!Array.isArray(response)) throw new WorkflowFailure(502, 'Webhook response must be an array');
  return response.map((item, index) => {
    const read = suggestion.safeParse(item);
    if (!read.success) throw new WorkflowFailure(502, `Invalid suggestion format at index ${index}`);
    return read.data;
  });
}
