import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import {
  choiceSuggestionEndpoint,
  illnessSuggestionEndpoint,
  medicationSuggestionEndpoint,
  procedureSuggestionEndpoint,
} from '#contract/endpoints/suggestions.ts';
import {
  choiceSuggestion,
  illnessSuggestion,
  medicationSuggestion,
  procedureSuggestion,
} from '#contract/suggestions.ts';
import { addChoice, addIllness, addMedication, addProcedure } from '#server/db/add-suggestion.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, LIMITED } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const ENDPOINTS = [
  choiceSuggestionEndpoint,
  illnessSuggestionEndpoint,
  procedureSuggestionEndpoint,
  medicationSuggestionEndpoint,
];

function suggestion<T extends z.ZodType>(schema: T) {
  return {
    tags: ['Suggestions'],
    request: { body: jsonBody(schema) },
    responses: { 204: { description: 'Kept' }, ...LIMITED },
  };
}

const choices = createRoute({ ...operation(choiceSuggestionEndpoint), ...suggestion(choiceSuggestion) });
const illnesses = createRoute({ ...operation(illnessSuggestionEndpoint), ...suggestion(illnessSuggestion) });
const procedures = createRoute({
  ...operation(procedureSuggestionEndpoint),
  ...suggestion(procedureSuggestion),
});
const medications = createRoute({
  ...operation(medicationSuggestionEndpoint),
  ...suggestion(medicationSuggestion),
});

/** POST suggestions/choices, illnesses, procedures, medications: open to guests, with a limit. */
export function suggestionRoutes(deps: LimitDeps) {
  const { db } = deps;
  const router = createRouter();
  passFirst(router, ENDPOINTS, rateLimit(LIMITS.suggestions, deps));
  return router
    .openapi(choices, async c => {
      await addChoice(db, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(illnesses, async c => {
      await addIllness(db, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(procedures, async c => {
      await addProcedure(db, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(medications, async c => {
      await addMedication(db, c.req.valid('json'));
      return c.body(null, 204);
    });
}
