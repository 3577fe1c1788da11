import { createRoute } from '@hono/zod-openapi';
import { historyRecommendationsEndpoint } from '#contract/endpoints/workflow.ts';
import {
  historyRecommendationsRequest,
  historyRecommendationsResponse,
} from '#contract/history-recommendations.ts';
import { ApiError, NOT_VALID } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, LIMITED } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { workflowRefusal } from '#server/routes/workflow-refusal.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';

const route = createRoute({
  ...operation(historyRecommendationsEndpoint),
  tags: ['Workflow'],
  request: { body: jsonBody(historyRecommendationsRequest) },
  responses: { 200: jsonResponse(historyRecommendationsResponse, 'What to ask'), ...LIMITED },
});

/** POST workflow/history-recommendations. Nothing of the request is kept. */
export function historyRecommendationRoutes(deps: LimitDeps & { readonly workflow: WorkflowService }) {
  const router = createRouter();
  passFirst(router, [historyRecommendationsEndpoint], rateLimit(LIMITS.workflow, deps));
  return router.openapi(
    route,
    async c => {
      const refuse = workflowRefusal(historyRecommendationsEndpoint.failure);
      const response = await deps.workflow.recommendHistory(c.req.valid('json')).catch(refuse);
      return c.json(response, 200, { 'Cache-Control': 'no-store' });
    },
    result => {
      const issue = result.success
        ? undefined
        : result.error.issues.find(({ path }) => path[0] === 'historySection');
      // A section that is missing or unknown has sentences of its own (specification 28.18).
      if (issue) throw new ApiError(400, 'invalid_request', issue.message);
      if (!result.success) throw new ApiError(400, 'invalid_request', NOT_VALID);
    },
  );
}
