import { createRoute } from '@hono/zod-openapi';
import { complaintsAnswer, complaintsEndpoint } from '#contract/complaints.ts';
import { genderQuery } from '#contract/patient-gender.ts';
import { complaintParameter, questionsAnswer, questionsEndpoint } from '#contract/questions.ts';
import { answersByGender } from '#server/catalogue-answer.ts';
import { complaintsFor, questionsFor } from '#server/db/catalogue.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { INVALID, jsonAnswer } from '#server/http/answers.ts';
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

/** GET complaints, GET complaints/:id/questions. */
export function complaintRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  const all = answersByGender(gender => complaintsFor(catalogue, gender));
  const questionsOf = (id: number) => answersByGender(gender => questionsFor(catalogue, id, gender));
  const known = new Map([...catalogue.questionsByComplaint.keys()].map(id => [id, questionsOf(id)]));
  const unknown = questionsOf(0);

  return createRouter()
    .openapi(complaints, c => all(c.req.valid('query').gender)(c))
    .openapi(questions, c => {
      const answers = known.get(c.req.valid('param').id) ?? unknown;
      return answers(c.req.valid('query').gender)(c);
    });
}
