import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { differentialRequest, differentialResponse } from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { likelihoodInParts, toldWholeInParts } from '#domain/diagnosis/likelihood/with-likelihood.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { inTurns, nextTurn } from '#server/http/in-turns.ts';
import { INVALID, jsonBody, jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';
import { knownComplaints } from '#server/known-complaints.ts';

const route = createRoute({
  ...operation(differentialEndpoint),
  tags: ['Differential'],
  request: { body: jsonBody(differentialRequest) },
  responses: { 200: jsonResponse(differentialResponse, 'Most probable first'), ...INVALID },
});

/** POST differential. Nothing of the request is kept. */
export function differentialRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  return createRouter().openapi(route, async c => {
    const request = c.req.valid('json');
    const { answers, profile, diagnosisId } = request;
    const results = differential(answers, catalogue.evidence, profile);
    await nextTurn();
    const facts = factsOf(request, catalogue.likelihood);
    const told = await inTurns(
      diagnosisId === undefined
        ? likelihoodInParts(results, catalogue.likelihood, facts)
        : toldWholeInParts(diagnosisId, catalogue.likelihood, { results, facts }),
    );
    return c.json(told, 200, { 'Cache-Control': 'no-store' });
  });
}

function factsOf(
  { profile, ...request }: z.output<typeof differentialRequest>,
  model: LikelihoodModel,
): CaseFacts {
  const { answers, chiefComplaintId = null, present = [], denied = [] } = request;
  const presentIds = knownComplaints(model, request.presentIds);
  const absentIds = knownComplaints(model, request.absentIds);
  const { age = null, gender = null } = profile ?? {};
  return { age, gender, chiefComplaintId, presentIds, absentIds, answers, present, denied };
}
