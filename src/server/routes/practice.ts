import { createRoute } from '@hono/zod-openapi';
import {
  practiceDiagnosesEndpoint,
  practicePatientEndpoint,
  practicePatientsEndpoint,
} from '#contract/endpoints/practice.ts';
import {
  type PracticeDiagnosesResponse,
  practiceDiagnosesResponse,
  practicePatientParameter,
  practicePatientResponse,
  practicePatientsResponse,
} from '#contract/practice.ts';
import { nameableDiagnoses } from '#domain/catalogue/nameable-diagnoses.ts';
import { prepareResponse } from '#server/catalogue-response.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { INVALID, jsonResponse, MISSING } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';
import { openPractice } from '#server/practice/practice-patients.ts';

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

/** GET practice/diagnoses, GET practice/patients, GET practice/patients/:id. What a patient has travels sealed only (ADR 26). */
export function practiceRoutes({ catalogue, practice }: Pick<Dependencies, 'catalogue' | 'practice'>) {
  const patients = openPractice(catalogue, practice);
  const named = prepareResponse<PracticeDiagnosesResponse>(nameableDiagnoses(catalogue));
  return createRouter()
    .openapi(diagnoses, c => named(c))
    .openapi(list, c => patients().all(c))
    .openapi(one, c => {
      const found = patients().byId.get(c.req.valid('param').id);
      if (found === undefined) throw new ApiError(404, 'not_found', practicePatientEndpoint.errors.missing);
      return found(c);
    });
}
