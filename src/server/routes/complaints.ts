import { createRoute } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { complaintsResponse } from '#contract/complaints.ts';
import { complaintsEndpoint, findingsEndpoint, questionsEndpoint } from '#contract/endpoints/complaints.ts';
import { pathTo } from '#contract/endpoints/path-to.ts';
import { findingsResponse } from '#contract/findings.ts';
import { QUERY_GENDERS as GENDERS, genderQuery } from '#contract/patient-gender.ts';
import { complaintParameter, questionsResponse } from '#contract/questions.ts';
import { complaintsFor } from '#domain/catalogue/catalogue-of.ts';
import { questionsForSex } from '#domain/catalogue/questions-for-sex.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { type PreparedResponse, prepareResponse, responsesByGender } from '#server/catalogue-response.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation } from '#server/http/endpoint-route.ts';
import type { Environment } from '#server/http/environment.ts';
import { INVALID, jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';

const complaints = createRoute({
  ...operation(complaintsEndpoint),
  tags: ['Catalogue'],
  request: { query: genderQuery },
  responses: { 200: jsonResponse(complaintsResponse, 'The complaints'), ...INVALID },
});

const questions = createRoute({
  ...operation(questionsEndpoint),
  tags: ['Catalogue'],
  request: { params: complaintParameter, query: genderQuery },
  responses: { 200: jsonResponse(questionsResponse, 'The questions'), ...INVALID },
});

const findings = createRoute({
  ...operation(findingsEndpoint),
  tags: ['Catalogue'],
  responses: { 200: jsonResponse(findingsResponse, 'The findings, by key') },
});

type Questions = ReturnType<typeof responsesByGender<Question[]>>;

/** The addresses as our own pages write them are answered without being taken apart and checked again. */
function usualAddresses(known: ReadonlyMap<number, Questions>): MiddlewareHandler<Environment> {
  const addresses = new Map<string, PreparedResponse>();
  for (const [id, answers] of known) {
    const path = pathTo(questionsEndpoint, { id });
    for (const gender of GENDERS) addresses.set(`${path}?gender=${gender}`, c => answers(gender)(c));
  }
  return async (c, next) => {
    const response = addresses.get(c.env.incoming.url ?? '');
    return response ? response(c) : next();
  };
}

/** GET complaints, GET complaints/:id/questions, GET findings. */
export function complaintRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  const vocabulary = prepareResponse(catalogue.vocabulary);
  const all = responsesByGender(gender => complaintsFor(catalogue, gender));
  const questionsOf = (id: number) => {
    const asked = catalogue.questionsByComplaint.get(id) ?? [];
    return responsesByGender(gender => questionsForSex(asked, gender));
  };
  const known = new Map([...catalogue.questionsByComplaint.keys()].map(id => [id, questionsOf(id)]));
  const unknown = questionsOf(0);
  const router = createRouter();
  router.get(questions.getRoutingPath(), usualAddresses(known));

  return router
    .openapi(findings, c => vocabulary(c))
    .openapi(complaints, c => all(c.req.valid('query').gender)(c))
    .openapi(questions, c => {
      const answers = known.get(c.req.valid('param').id) ?? unknown;
      return answers(c.req.valid('query').gender)(c);
    });
}
