import { createRoute } from '@hono/zod-openapi';
import {
  practiceDiagnosesEndpoint,
  practicePatientEndpoint,
  practicePatientsEndpoint,
  questionValuesEndpoint,
} from '#contract/endpoints/practice.ts';
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
import { prepareResponse } from '#server/catalogue-response.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { INVALID, jsonBody, jsonResponse, MISSING } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';
import { openPractice } from '#server/practice/practice-patients.ts';
import { valuesOf } from '#server/practice/values-of.ts';
import { practiceModelRoutes } from '#server/routes/practice-model.ts';

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

const diagnoses = createRoute({
  ...operation(practiceDiagnosesEndpoint),
  tags: ['Practice'],
  responses: { 200: jsonResponse(practiceDiagnosesResponse, 'The diagnoses') },
});

const values = createRoute({
  ...operation(questionValuesEndpoint),
  tags: ['Practice'],
  request: { params: practicePatientParameter, body: jsonBody(questionValuesRequest) },
  responses: { 200: jsonResponse(questionValuesResponse, 'Question by question'), ...INVALID, ...MISSING },
});

/**
 * GET practice/diagnoses, GET practice/patients, GET practice/patients/:id: what a patient has travels sealed only (ADR
 * 26). POST practice/patients/:id/values: nothing of the request is kept.
 */
export function practiceRoutes(
  deps: Pick<Dependencies, 'catalogue' | 'practice' | 'settings' | 'logger' | 'db'>,
) {
  const { catalogue, practice } = deps;
  const patients = openPractice(catalogue, practice);
  const named = prepareResponse<PracticeDiagnosesResponse>(nameableDiagnoses(catalogue));
  return createRouter()
    .route('/', practiceModelRoutes({ ...deps, patients }))
    .openapi(diagnoses, c => named(c))
    .openapi(list, c => patients().all(c))
    .openapi(one, c => {
      const found = patients().byId.get(c.req.valid('param').id);
      if (found === undefined) throw new ApiError(404, 'not_found', practicePatientEndpoint.errors.missing);
      return found(c);
    })
    .openapi(values, c => {
      const found = patients().compiled.get(c.req.valid('param').id);
      if (found === undefined) throw new ApiError(404, 'not_found', practicePatientEndpoint.errors.missing);
      return c.json(valuesOf(found, c.req.valid('json'), catalogue), 200, { 'Cache-Control': 'no-store' });
    });
}
