import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  deleteHistoryEndpoint,
  listHistoriesEndpoint,
  openHistoryEndpoint,
  saveHistoryEndpoint,
  updateHistoryEndpoint,
} from '#contract/endpoints/histories.ts';
import {
  changedHistory,
  historiesQuery,
  historiesResponse,
  historyConflict,
  historyParameter,
  historySaved,
  newHistory,
  savedHistory,
} from '#contract/histories.ts';
import {
  addHistory,
  deleteHistory,
  listHistories,
  readHistory,
  updateHistory,
} from '#server/db/histories.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { removeLinkedFile } from '#server/files/remove-linked-file.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import type { Environment } from '#server/http/environment.ts';
import { jsonBody, jsonResponse, OWNED, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Saved histories'];

const list = createRoute({
  ...operation(listHistoriesEndpoint),
  tags,
  request: { query: historiesQuery },
  responses: { 200: jsonResponse(historiesResponse, 'One page of the list'), ...SIGNED_IN },
});

const save = createRoute({
  ...operation(saveHistoryEndpoint),
  tags,
  request: { body: jsonBody(newHistory) },
  responses: { 201: jsonResponse(historySaved, 'Saved'), ...SIGNED_IN },
});

const open = createRoute({
  ...operation(openHistoryEndpoint),
  tags,
  request: { params: historyParameter },
  responses: { 200: jsonResponse(savedHistory, 'The history'), ...OWNED },
});

const update = createRoute({
  ...operation(updateHistoryEndpoint),
  tags,
  request: { params: historyParameter, body: jsonBody(changedHistory) },
  responses: {
    200: jsonResponse(historySaved, 'Saved'),
    409: jsonResponse(historyConflict, 'Saved elsewhere since; nothing was overwritten'),
    ...OWNED,
  },
});

const remove = createRoute({
  ...operation(deleteHistoryEndpoint),
  tags,
  request: { params: historyParameter },
  responses: { 204: { description: 'Deleted' }, ...OWNED },
});

const ENDPOINTS = [
  listHistoriesEndpoint,
  saveHistoryEndpoint,
  openHistoryEndpoint,
  updateHistoryEndpoint,
  deleteHistoryEndpoint,
];

const EDITED = 'This history was changed elsewhere since you opened it';

function missing(): never {
  throw new ApiError(404, 'not_found', openHistoryEndpoint.errors.missing);
}

/** GET and POST histories, GET, PUT and DELETE histories/:id; another account's are as if they did not exist. */
export function historyRoutes({ db, accounts, files }: Pick<Dependencies, 'db' | 'accounts' | 'files'>) {
  const owner = async (c: Context<Environment>) => (await accounts.requireSession(c)).account.id;
  const writer = async (c: Context<Environment>) => {
    const id = await owner(c);
    await countRequest(db, LIMITS.histories, id);
    return id;
  };
  const router = createRouter();
  passFirst(router, ENDPOINTS, noStore);

  return router
    .openapi(list, async c => c.json(await listHistories(db, await owner(c), c.req.valid('query')), 200))
    .openapi(save, async c => c.json(await addHistory(db, await writer(c), c.req.valid('json')), 201))
    .openapi(open, async c => {
      const history = await readHistory(db, await owner(c), c.req.valid('param').id);
      return c.json(history ?? missing(), 200);
    })
    .openapi(update, async c => {
      const { id } = c.req.valid('param');
      const result = await updateHistory(db, await writer(c), id, c.req.valid('json'));
      if (result.kind === 'saved') return c.json(result.history, 200);
      if (result.kind === 'missing') return missing();
      const error = { message: EDITED, code: 'edited_elsewhere' } as const;
      return c.json({ error, current: result.current }, 409);
    })
    .openapi(remove, async c => {
      const userId = await writer(c);
      const deleted = (await deleteHistory(db, userId, c.req.valid('param').id)) ?? missing();
      await removeLinkedFile(files, userId, deleted.pdfUrl);
      return c.body(null, 204);
    });
}
