import { createRoute } from '@hono/zod-openapi';
import { answerWordingEndpoint, questionReadingEndpoint } from '#contract/endpoints/practice.ts';
import { practicePatientParameter } from '#contract/practice.ts';
import {
  answerWordingRequest,
  answerWordingResponse,
  questionReadingRequest,
  questionReadingResponse,
} from '#contract/practice-model.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, LIMITED, MISSING } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { openPracticeModel } from '#server/practice/model/practice-model.ts';
import type { PracticePatients } from '#server/practice/practice-patients.ts';

const reading = createRoute({
  ...operation(questionReadingEndpoint),
  tags: ['Practice'],
  request: { params: practicePatientParameter, body: jsonBody(questionReadingRequest) },
  responses: { 200: jsonResponse(questionReadingResponse, 'What was read'), ...LIMITED, ...MISSING },
});

const wording = createRoute({
  ...operation(answerWordingEndpoint),
  tags: ['Practice'],
  request: { params: practicePatientParameter, body: jsonBody(answerWordingRequest) },
  responses: { 200: jsonResponse(answerWordingResponse, 'The answer'), ...LIMITED, ...MISSING },
});

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

type ModelRouteDeps = LimitDeps &
  Pick<Dependencies, 'catalogue' | 'logger' | 'settings' | 'db'> & {
    readonly patients: () => PracticePatients;
  };

/** POST practice/patients/:id/reading and wording: nothing of the requests is kept. */
export function practiceModelRoutes(deps: ModelRouteDeps) {
  const model = openPracticeModel(deps);
  const router = createRouter();
  passFirst(router, [questionReadingEndpoint, answerWordingEndpoint], rateLimit(LIMITS.practiceModel, deps));
  const helping = () => {
    if (model === null) throw new ApiError(404, 'not_found', questionReadingEndpoint.errors.off);
    return model;
  };
  const patientOf = (id: number): PracticePatient => {
    const found = deps.patients().compiled.get(id);
    if (found === undefined) throw new ApiError(404, 'not_found', questionReadingEndpoint.errors.missing);
    return found.patient;
  };
  return router
    .openapi(reading, async c => {
      const patient = patientOf(c.req.valid('param').id);
      const intents = await helping().read(patient, c.req.valid('json'));
      return c.json({ intents }, 200, NO_STORE);
    })
    .openapi(wording, async c => {
      const patient = patientOf(c.req.valid('param').id);
      const { today, lines, ...said } = c.req.valid('json');
      const text = await helping().reword({ patient, today, lines }, said);
      return c.json({ text }, 200, NO_STORE);
    });
}
