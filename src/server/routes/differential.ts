import { createRoute } from '@hono/zod-openapi';
import { differentialAnswer, differentialEndpoint, differentialRequest } from '#contract/differential.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { INVALID, jsonAnswer, jsonBody } from '#server/http/answers.ts';
import { createRouter } from '#server/http/router.ts';

const route = createRoute({
  ...differentialEndpoint,
  tags: ['Differential'],
  request: { body: jsonBody(differentialRequest) },
  responses: { 200: jsonAnswer(differentialAnswer, 'Most probable first'), ...INVALID },
});

/** POST differential. Nothing of the request is kept. */
export function differentialRoutes({ evidence }: Pick<Dependencies, 'evidence'>) {
  return createRouter().openapi(route, c => {
    const { answers, profile } = c.req.valid('json');
    return c.json(differential(answers, evidence, profile), 200, { 'Cache-Control': 'no-store' });
  });
}
