import { createRoute } from '@hono/zod-openapi';
import {
  symptomSuggestionsAnswer,
  symptomSuggestionsEndpoint,
  symptomSuggestionsRequest,
} from '#contract/symptom-suggestions.ts';
import { jsonAnswer, jsonBody, LIMITED } from '#server/http/answers.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { workflowRefusal } from '#server/routes/workflow-refusal.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';

const route = createRoute({
  ...symptomSuggestionsEndpoint,
  tags: ['Workflow'],
  request: { body: jsonBody(symptomSuggestionsRequest) },
  responses: { 200: jsonAnswer(symptomSuggestionsAnswer, 'The symptoms, best first'), ...LIMITED },
});

/** POST workflow/symptom-suggestions. Nothing of the request is kept. */
export function symptomSuggestionRoutes(deps: LimitDeps & { readonly workflow: WorkflowService }) {
  const router = createRouter();
  router.use(symptomSuggestionsEndpoint.path, rateLimit(LIMITS.workflow, deps));
  return router.openapi(route, async c => {
    const refuse = workflowRefusal('Failed to analyze symptoms. Please try again.');
    const answer = await deps.workflow.suggestSymptoms(c.req.valid('json')).catch(refuse);
    return c.json(answer, 200, { 'Cache-Control': 'no-store' });
  });
}
