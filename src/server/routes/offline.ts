import { createRoute } from '@hono/zod-openapi';
import { offlineCatalogueEndpoint } from '#contract/endpoints/offline.ts';
import { type OfflineCatalogueResponse, offlineCatalogueResponse } from '#contract/offline.ts';
import { prepareResponse } from '#server/catalogue-response.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';

const whole = createRoute({
  ...operation(offlineCatalogueEndpoint),
  tags: ['Catalogue'],
  responses: { 200: jsonResponse(offlineCatalogueResponse, 'The catalogue') },
});

/** GET offline/catalogue. What practice needs besides is with the practice patients. */
export function offlineRoutes({ catalogue }: Pick<Dependencies, 'catalogue'>) {
  const { contentVersion, packed, illnesses, procedures } = catalogue;
  const { diagnosisMethods, medications, feedbackCategories } = catalogue;
  const kept = prepareResponse<OfflineCatalogueResponse>({
    contentVersion,
    rows: packed,
    illnesses,
    procedures,
    diagnosisMethods,
    medications,
    feedbackCategories,
  });
  return createRouter().openapi(whole, c => kept(c));
}
