import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { deleteProgressEndpoint, exchangeProgressEndpoint } from '#contract/endpoints/practice-progress.ts';
import { progressRequest, progressResponse } from '#contract/practice-progress.ts';
import { deleteProgress, exchangeProgress } from '#server/db/practice-progress.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import type { Environment } from '#server/http/environment.ts';
import { jsonBody, jsonResponse, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Practice'];

const exchange = createRoute({
  ...operation(exchangeProgressEndpoint),
  tags,
  request: { body: jsonBody(progressRequest) },
  responses: { 200: jsonResponse(progressResponse, 'What the account has besides'), ...SIGNED_IN },
});

const remove = createRoute({
  ...operation(deleteProgressEndpoint),
  tags,
  responses: { 204: { description: 'Deleted' }, ...SIGNED_IN },
});

/** PUT and DELETE practice/progress: what the signed-in account has practised. */
export function practiceProgressRoutes({ db, accounts }: Pick<Dependencies, 'db' | 'accounts'>) {
  const owner = async (c: Context<Environment>) => {
    const { id } = (await accounts.requireSession(c)).account;
    await countRequest(db, LIMITS.practice, id);
    return id;
  };
  const router = createRouter();
  passFirst(router, [exchangeProgressEndpoint, deleteProgressEndpoint], noStore);
  return router
    .openapi(exchange, async c =>
      c.json(await exchangeProgress(db, await owner(c), c.req.valid('json')), 200),
    )
    .openapi(remove, async c => {
      await deleteProgress(db, await owner(c));
      return c.body(null, 204);
    });
}
