import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { differentialRequest, differentialResponse } from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { toldWhole, withLikelihood } from '#domain/diagnosis/likelihood/with-likelihood.ts';
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
    const request = c.req.valid('json');
    const { answers, profile, diagnosisId } = request;
    const results = differential(answers, catalogue.evidence, profile);
    const facts = factsOf(request);
    const told =
      diagnosisId === undefined
        ? withLikelihood(results, catalogue.likelihood, facts)
        : results
            .filter(({ id }) => id === diagnosisId)
            .map(result => toldWhole(result, catalogue.likelihood, facts));
    return c.json(told, 200, { 'Cache-Control': 'no-store' });
  });
}

function factsOf({ profile, ...request }: z.output<typeof differentialRequest>): CaseFacts {
  const { answers, chiefComplaintId = null, presentIds = [], absentIds = [] } = request;
  const { present = [], denied = [] } = request;
  const { age = null, gender = null } = profile ?? {};
  return { age, gender, chiefComplaintId, presentIds, absentIds, answers, present, denied };
}
