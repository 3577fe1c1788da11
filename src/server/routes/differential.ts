import { createRoute } from '@hono/zod-openapi';
import { differentialRequest, differentialResponse } from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { askedDifferential } from '#domain/diagnosis/likelihood/asked-differential.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { INVALID, jsonBody, jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';

const route = createRoute({
  ...operation(differentialEndpoint),
  tags: ['Differential'],
  request: { body: jsonBody(differentialRequest) },
  responses: { 200: jsonResponse(differentialResponse, 'Most probable first'), ...INVALID },
});

/** POST differential. Nothing of the request is kept. */
export function differentialRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  return createRouter().openapi(route, c => {
    const told = askedDifferential(c.req.valid('json'), catalogue);
    return c.json(told, 200, { 'Cache-Control': 'no-store' });
  });
}
