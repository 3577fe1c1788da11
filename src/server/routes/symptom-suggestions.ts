import { createRoute } from '@hono/zod-openapi';
import { symptomSuggestionsEndpoint } from '#contract/endpoints/workflow.ts';
import { symptomSuggestionsRequest, symptomSuggestionsResponse } from '#contract/symptom-suggestions.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, LIMITED } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { workflowRefusal } from '#server/routes/workflow-refusal.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';

const route = createRoute({
  ...operation(symptomSuggestionsEndpoint),
  tags: ['Workflow'],
  request: { body: jsonBody(symptomSuggestionsRequest) },
  responses: { 200: jsonResponse(symptomSuggestionsResponse, 'The symptoms, best first'), ...LIMITED },
});

/** POST workflow/symptom-suggestions. Nothing of the request is kept. */
export function symptomSuggestionRoutes(deps: LimitDeps & { readonly workflow: WorkflowService }) {
  const router = createRouter();
  passFirst(router, [symptomSuggestionsEndpoint], rateLimit(LIMITS.workflow, deps));
  return router.openapi(route, async c => {
    const refuse = workflowRefusal(symptomSuggestionsEndpoint.failure);
    const response = await deps.workflow.suggestSymptoms(c.req.valid('json')).catch(refuse);
    return c.json(response, 200, { 'Cache-Control': 'no-store' });
  });
}
