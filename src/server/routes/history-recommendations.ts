import { createRoute } from '@hono/zod-openapi';
import {
  historyRecommendationsAnswer,
  historyRecommendationsEndpoint,
  historyRecommendationsRequest,
} from '#contract/history-recommendations.ts';
import { jsonAnswer, jsonBody, LIMITED } from '#server/http/answers.ts';
import { ApiError } from '#server/http/api-error.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { workflowRefusal } from '#server/routes/workflow-refusal.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';

const route = createRoute({
  ...historyRecommendationsEndpoint,
  tags: ['Workflow'],
  request: { body: jsonBody(historyRecommendationsRequest) },
  responses: { 200: jsonAnswer(historyRecommendationsAnswer, 'What to ask'), ...LIMITED },
});

/** POST workflow/history-recommendations. Nothing of the request is kept. */
export function historyRecommendationRoutes(deps: LimitDeps & { readonly workflow: WorkflowService }) {
  const router = createRouter();
  router.use(historyRecommendationsEndpoint.path, rateLimit(LIMITS.workflow, deps));
  return router.openapi(
    route,
    async c => {
      const refuse = workflowRefusal('Failed to get AI recommendations. You can still proceed manually.');
      const answer = await deps.workflow.recommendHistory(c.req.valid('json')).catch(refuse);
      return c.json(answer, 200, { 'Cache-Control': 'no-store' });
    },
    result => {
      const issue = result.success
        ? undefined
        : result.error.issues.find(({ path }) => path[0] === 'historySection');
      // The specification's own sentences for a section that is missing or unknown.
      if (issue) throw new ApiError(400, 'invalid_request', issue.message);
      if (!result.success) throw new ApiError(400, 'invalid_request', 'The request is not valid');
    },
  );
}
