import { createRoute } from '@hono/zod-openapi';
import { differentialRequest, differentialResponse } from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { askedDifferential } from '#domain/diagnosis/likelihood/asked-differential.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { inTurns } from '#server/http/in-turns.ts';
import { jsonBody, jsonResponse, LIMITED } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, limitHere } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const route = createRoute({
  ...operation(differentialEndpoint),
  tags: ['Differential'],
  request: { body: jsonBody(differentialRequest) },
  responses: { 200: jsonResponse(differentialResponse, 'Most probable first'), ...LIMITED },
});

/** POST differential. Nothing of the request is kept. */
export function differentialRoutes(deps: LimitDeps & Pick<Dependencies, 'catalogue'>) {
  const { catalogue } = deps;
  const router = createRouter();
  passFirst(router, [differentialEndpoint], limitHere(LIMITS.differential, deps));
  return router.openapi(route, async c => {
    const request = c.req.valid('json');
    const told = await inTurns(askedDifferential(request, catalogue));
    return c.json(told, 200, { 'Cache-Control': 'no-store' });
  });
}
