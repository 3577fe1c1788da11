import { createRoute } from '@hono/zod-openapi';
import { diagnosisMethodsResponse } from '#contract/diagnosis-methods.ts';
import {
  diagnosisMethodsEndpoint,
  feedbackCategoriesEndpoint,
  illnessesEndpoint,
  medicationsEndpoint,
  proceduresEndpoint,
} from '#contract/endpoints/catalogues.ts';
import { feedbackCategoriesResponse } from '#contract/feedback-categories.ts';
import { illnessesResponse } from '#contract/illnesses.ts';
import { medicationsResponse } from '#contract/medications.ts';
import { proceduresResponse } from '#contract/procedures.ts';
import { prepareResponse } from '#server/catalogue-response.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Catalogue'];

const illnesses = createRoute({
  ...operation(illnessesEndpoint),
  tags,
  responses: { 200: jsonResponse(illnessesResponse, 'The illnesses') },
});

const procedures = createRoute({
  ...operation(proceduresEndpoint),
  tags,
  responses: { 200: jsonResponse(proceduresResponse, 'The procedures') },
});

const diagnosisMethods = createRoute({
  ...operation(diagnosisMethodsEndpoint),
  tags,
  responses: { 200: jsonResponse(diagnosisMethodsResponse, 'The methods') },
});

const medications = createRoute({
  ...operation(medicationsEndpoint),
  tags,
  responses: { 200: jsonResponse(medicationsResponse, 'The medications') },
});

const feedbackCategories = createRoute({
  ...operation(feedbackCategoriesEndpoint),
  tags,
  responses: { 200: jsonResponse(feedbackCategoriesResponse, 'The categories') },
});

/** GET illnesses, procedures, diagnosis-methods, medications, feedback-categories. */
export function catalogueRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  return createRouter()
    .openapi(illnesses, prepareResponse(catalogue.illnesses))
    .openapi(procedures, prepareResponse(catalogue.procedures))
    .openapi(diagnosisMethods, prepareResponse(catalogue.diagnosisMethods))
    .openapi(medications, prepareResponse(catalogue.medications))
    .openapi(feedbackCategories, prepareResponse(catalogue.feedbackCategories));
}
