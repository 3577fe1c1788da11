import { createRoute } from '@hono/zod-openapi';
import { feedbackEndpoint } from '#contract/endpoints/feedback.ts';
import { feedback } from '#contract/feedback.ts';
import { addFeedback } from '#server/db/add-feedback.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, LIMITED } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const route = createRoute({
  ...operation(feedbackEndpoint),
  tags: ['Feedback'],
  request: { body: jsonBody(feedback) },
  responses: { 204: { description: 'Kept' }, ...LIMITED },
});

type FeedbackDeps = Pick<Dependencies, 'db' | 'settings' | 'guests' | 'catalogue' | 'ownerOf'>;

/** POST feedback: from an account, or from a guest without a user id. */
export function feedbackRoutes(deps: FeedbackDeps) {
  const { db, catalogue, ownerOf } = deps;
  const router = createRouter();
  passFirst(router, [feedbackEndpoint], rateLimit(LIMITS.feedback, deps));
  return router.openapi(route, async c => {
    const given = c.req.valid('json');
    const isKnown = catalogue.feedbackCategories.some(({ id }) => id === given.categoryId);
    if (!isKnown) throw new ApiError(400, 'unknown_category', feedbackEndpoint.errors.category);
    await addFeedback(db, await ownerOf(c), given);
    return c.body(null, 204);
  });
}
