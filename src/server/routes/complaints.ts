import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { complaintsAnswer, complaintsEndpoint } from '#contract/complaints.ts';
import { QUERY_GENDERS as GENDERS, genderQuery } from '#contract/patient-gender.ts';
import { complaintParameter, questionsAnswer, questionsEndpoint } from '#contract/questions.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { answersByGender } from '#server/catalogue-answer.ts';
import { complaintsFor, questionsFor } from '#server/db/catalogue.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { INVALID, jsonAnswer } from '#server/http/answers.ts';
import type { Environment } from '#server/http/environment.ts';
import { createRouter } from '#server/http/router.ts';

const complaints = createRoute({
  ...complaintsEndpoint,
  tags: ['Catalogue'],
  request: { query: genderQuery },
  responses: { 200: jsonAnswer(complaintsAnswer, 'The complaints'), ...INVALID },
});

const questions = createRoute({
  ...questionsEndpoint,
  tags: ['Catalogue'],
  request: { params: complaintParameter, query: genderQuery },
  responses: { 200: jsonAnswer(questionsAnswer, 'The questions'), ...INVALID },
});

type Questions = ReturnType<typeof answersByGender<Question[]>>;

/** The addresses as our own pages write them are answered without being taken apart and checked again. */
function usualAddresses(known: ReadonlyMap<number, Questions>): MiddlewareHandler<Environment> {
  const addresses = new Map<string, (c: Context<Environment>) => unknown>();
  for (const [id, answers] of known) {
    const path = questionsEndpoint.path.replace('{id}', String(id));
    for (const gender of GENDERS) addresses.set(`${path}?gender=${gender}`, c => answers(gender)(c));
  }
  return async (c, next) => {
    const answer = addresses.get(c.env.incoming.url ?? '');
    return answer ? ((await answer(c)) as Response) : next();
  };
}

/** GET complaints, GET complaints/:id/questions. */
export function complaintRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  const all = answersByGender(gender => complaintsFor(catalogue, gender));
  const questionsOf = (id: number) => answersByGender(gender => questionsFor(catalogue, id, gender));
  const known = new Map([...catalogue.questionsByComplaint.keys()].map(id => [id, questionsOf(id)]));
  const unknown = questionsOf(0);
  const router = createRouter();
  router.get(questions.getRoutingPath(), usualAddresses(known));

  return router
    .openapi(complaints, c => all(c.req.valid('query').gender)(c))
    .openapi(questions, c => {
      const answers = known.get(c.req.valid('param').id) ?? unknown;
      return answers(c.req.valid('query').gender)(c);
    });
}
