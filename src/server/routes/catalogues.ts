import { createRoute } from '@hono/zod-openapi';
import { diagnosisMethodsAnswer, diagnosisMethodsEndpoint } from '#contract/diagnosis-methods.ts';
import { feedbackCategoriesAnswer, feedbackCategoriesEndpoint } from '#contract/feedback-categories.ts';
import { illnessesAnswer, illnessesEndpoint } from '#contract/illnesses.ts';
import { medicationsAnswer, medicationsEndpoint } from '#contract/medications.ts';
import { proceduresAnswer, proceduresEndpoint } from '#contract/procedures.ts';
import { prepareAnswer } from '#server/catalogue-answer.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { jsonAnswer } from '#server/http/answers.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Catalogue'];

const illnesses = createRoute({
  ...illnessesEndpoint,
  tags,
  responses: { 200: jsonAnswer(illnessesAnswer, 'The illnesses') },
});

const procedures = createRoute({
  ...proceduresEndpoint,
  tags,
  responses: { 200: jsonAnswer(proceduresAnswer, 'The procedures') },
});

const diagnosisMethods = createRoute({
  ...diagnosisMethodsEndpoint,
  tags,
  responses: { 200: jsonAnswer(diagnosisMethodsAnswer, 'The methods') },
});

const medications = createRoute({
  ...medicationsEndpoint,
  tags,
  responses: { 200: jsonAnswer(medicationsAnswer, 'The medications') },
});

const feedbackCategories = createRoute({
  ...feedbackCategoriesEndpoint,
  tags,
  responses: { 200: jsonAnswer(feedbackCategoriesAnswer, 'The categories') },
});

/** GET illnesses, procedures, diagnosis-methods, medications, feedback-categories. */
export function catalogueRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  return createRouter()
    .openapi(illnesses, prepareAnswer(catalogue.illnesses))
    .openapi(procedures, prepareAnswer(catalogue.procedures))
    .openapi(diagnosisMethods, prepareAnswer(catalogue.diagnosisMethods))
    .openapi(medications, prepareAnswer(catalogue.medications))
    .openapi(feedbackCategories, prepareAnswer(catalogue.feedbackCategories));
}
