import type { OpenAPIHono } from '@hono/zod-openapi';
import { DOCUMENTATION_PATH, OPENAPI_PATH } from '#contract/endpoints/documentation.ts';
import { prepareBytes, prepareResponse } from '#server/catalogue-response.ts';
import type { Environment } from '#server/http/environment.ts';
import { createRouter } from '#server/http/router.ts';
import { withCommonFailures } from '#server/routes/described-failures.ts';
import { documentationPage } from '#server/routes/documentation-page.ts';
import { VERSION } from '#server/version.ts';

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Anamnesis',
    version: VERSION,
    description: 'Guided clinical history taking, for learning. Never send the data of real patients.',
  },
};

/** GET openapi.json, and docs: the same as a page, rendered here so that nothing comes from elsewhere. */
export function documentationRoutes(api: Pick<OpenAPIHono<Environment>, 'getOpenAPI31Document'>) {
  const description = withCommonFailures(api.getOpenAPI31Document(ABOUT));
  const page = Buffer.from(String(documentationPage(description)));
  const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-cache' };
  return createRouter()
    .get(OPENAPI_PATH, prepareResponse<object>(description))
    .get(DOCUMENTATION_PATH, prepareBytes(page, headers));
}
