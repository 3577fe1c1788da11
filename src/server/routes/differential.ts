import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import {
  type DifferentialResponse,
  differentialRequest,
  differentialResponse,
} from '#contract/differential.ts';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { InParts } from '#domain/diagnosis/likelihood/in-parts.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { likelihoodInParts, toldWholeInParts } from '#domain/diagnosis/likelihood/with-likelihood.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { inTurns } from '#server/http/in-turns.ts';
import { jsonBody, jsonResponse, LIMITED } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, limitHere } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { knownComplaints } from '#server/known-complaints.ts';

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
    const told = await inTurns(resultsOf(request, catalogue));
    return c.json(told, 200, { 'Cache-Control': 'no-store' });
  });
}

type Asked = z.output<typeof differentialRequest>;

function* resultsOf(
  request: Asked,
  { evidence, likelihood }: Pick<Catalogue, 'evidence' | 'likelihood'>,
): InParts<DifferentialResponse> {
  const { answers, profile, diagnosisId } = request;
  const results = differential(answers, evidence, profile);
  yield;
  const facts = factsOf(request, likelihood);
  return yield* diagnosisId === undefined
    ? likelihoodInParts(results, likelihood, facts)
    : toldWholeInParts(diagnosisId, likelihood, { results, facts });
}

function factsOf({ profile, ...request }: Asked, model: LikelihoodModel): CaseFacts {
  const { answers, chiefComplaintId = null, present = [], denied = [] } = request;
  const presentIds = knownComplaints(model, request.presentIds);
  const absentIds = knownComplaints(model, request.absentIds);
  const { age = null, gender = null } = profile ?? {};
  return { age, gender, chiefComplaintId, presentIds, absentIds, answers, present, denied };
}
