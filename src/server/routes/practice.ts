import { createRoute } from '@hono/zod-openapi';
import { offlinePracticeEndpoint } from '#contract/endpoints/offline.ts';
import {
  practiceDiagnosesEndpoint,
  practicePatientEndpoint,
  practicePatientsEndpoint,
  questionValuesEndpoint,
} from '#contract/endpoints/practice.ts';
import { offlinePracticeResponse } from '#contract/offline.ts';
import {
  type PracticeDiagnosesResponse,
  practiceDiagnosesResponse,
  practicePatientParameter,
  practicePatientResponse,
  practicePatientsResponse,
  questionValuesRequest,
  questionValuesResponse,
} from '#contract/practice.ts';
import { nameableDiagnoses } from '#domain/catalogue/nameable-diagnoses.ts';
import { valuesOf } from '#domain/practice/debrief/values-of.ts';
import { prepareResponse } from '#server/catalogue-response.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { inTurns } from '#server/http/in-turns.ts';
import { INVALID, jsonBody, jsonResponse, LIMITED, MISSING } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, limitHere } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import type { PracticePatients } from '#server/practice/practice-patients.ts';
import { practiceModelRoutes } from '#server/routes/practice-model.ts';

/** `patients` are read when somebody asks for the first time. */
type PracticeDeps = Pick<Dependencies, 'catalogue'> & { readonly patients: () => PracticePatients };

const list = createRoute({
  ...operation(practicePatientsEndpoint),
  tags: ['Practice'],
  responses: { 200: jsonResponse(practicePatientsResponse, 'The patients') },
});

const one = createRoute({
  ...operation(practicePatientEndpoint),
  tags: ['Practice'],
  request: { params: practicePatientParameter },
  responses: { 200: jsonResponse(practicePatientResponse, 'The patient'), ...INVALID, ...MISSING },
});

const whole = createRoute({
  ...operation(offlinePracticeEndpoint),
  tags: ['Practice'],
  responses: { 200: jsonResponse(offlinePracticeResponse, 'The patients, whole') },
});

const diagnoses = createRoute({
  ...operation(practiceDiagnosesEndpoint),
  tags: ['Practice'],
  responses: { 200: jsonResponse(practiceDiagnosesResponse, 'The diagnoses') },
});

const values = createRoute({
  ...operation(questionValuesEndpoint),
  tags: ['Practice'],
  request: { params: practicePatientParameter, body: jsonBody(questionValuesRequest) },
  responses: { 200: jsonResponse(questionValuesResponse, 'Question by question'), ...LIMITED, ...MISSING },
});

/**
 * GET practice/diagnoses, GET practice/patients, GET practice/patients/:id, GET offline/practice: what a patient has travels sealed only (ADR
 * 26). POST practice/patients/:id/values: nothing of the request is kept.
 */
export function practiceRoutes(deps: LimitDeps & PracticeDeps & Pick<Dependencies, 'logger' | 'settings'>) {
  const { catalogue, patients } = deps;
  const named = prepareResponse<PracticeDiagnosesResponse>(nameableDiagnoses(catalogue));
  const router = createRouter();
  passFirst(router, [questionValuesEndpoint], limitHere(LIMITS.questionValues, deps));
  return router
    .route('/', practiceModelRoutes(deps))
    .openapi(diagnoses, c => named(c))
    .openapi(list, c => patients().all(c))
    .openapi(whole, c => patients().whole(c))
    .openapi(one, c => {
      const found = patients().byId.get(c.req.valid('param').id);
      if (found === undefined) throw new ApiError(404, 'not_found', practicePatientEndpoint.errors.missing);
      return found(c);
    })
    .openapi(values, async c => {
      const found = patients().compiled.get(c.req.valid('param').id);
      if (found === undefined) throw new ApiError(404, 'not_found', practicePatientEndpoint.errors.missing);
      const reckoned = await inTurns(valuesOf(found, c.req.valid('json'), catalogue));
      return c.json(reckoned, 200, { 'Cache-Control': 'no-store' });
    });
}
