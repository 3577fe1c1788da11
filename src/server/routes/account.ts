import { createRoute } from '@hono/zod-openapi';
import { verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { deletionRequest, profileChange, profileResponse } from '#contract/account.ts';
import { changeProfileEndpoint, deleteAccountEndpoint, exportEndpoint } from '#contract/endpoints/account.ts';
import { errorResponse } from '#contract/error-response.ts';
import { accountExport } from '#server/accounts/account-export.ts';
import { inTurn } from '#server/accounts/at-least.ts';
import { flowHeaders, passCookies } from '#server/accounts/flow.ts';
import { changeProfile, deleteAccount, readPasswordHash } from '#server/db/account-rows.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { SUMMARIES } from '#server/files/store-summary.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Account'];
/** Not typed as JSON for the routes: it is written as a stream. */
const JSON_FILE: string = 'application/json';

const change = createRoute({
  ...operation(changeProfileEndpoint),
  tags,
  request: { body: jsonBody(profileChange) },
  responses: {
    200: jsonResponse(profileResponse, 'Changed'),
    409: jsonResponse(errorResponse, 'Another account has this username'),
    ...SIGNED_IN,
  },
});

const everything = createRoute({
  ...operation(exportEndpoint),
  tags,
  responses: {
    200: {
      description: 'The file',
      content: { [JSON_FILE]: { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...SIGNED_IN,
  },
});

const remove = createRoute({
  ...operation(deleteAccountEndpoint),
  tags,
  request: { body: jsonBody(deletionRequest) },
  responses: {
    204: { description: 'Deleted' },
    403: jsonResponse(errorResponse, 'The password is wrong'),
    ...SIGNED_IN,
  },
});

const EXPORT_HEADERS = {
  'Content-Type': JSON_FILE,
  'Content-Disposition': 'attachment; filename="anamnesis-account.json"',
};

const taken = () => new ApiError(409, 'username_taken', 'This username is already taken');
const wrong = () => new ApiError(403, 'wrong_password', 'The password is wrong');

/** PUT and DELETE account, GET account/export: only for who is signed in. */
export function accountRoutes(deps: Pick<Dependencies, 'accounts' | 'db' | 'files'>) {
  const { accounts, db, files } = deps;

  async function mustKnowPassword(userId: string, password: string): Promise<void> {
    const hash = await readPasswordHash(db, userId);
    if (hash === null || !(await verifyPassword({ hash, password }))) throw wrong();
  }
  const router = createRouter();
  passFirst(router, [changeProfileEndpoint, exportEndpoint, deleteAccountEndpoint], noStore);

  return router
    .openapi(change, async c => {
      const { account } = await accounts.requireSession(c);
      const profile = c.req.valid('json');
      await countRequest(db, LIMITS.account, account.id);
      if (!(await changeProfile(db, account.id, profile))) throw taken();
      return c.json({ ...account, ...profile }, 200);
    })
    .openapi(everything, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.account, account.id);
      return c.body(accountExport(db, account), 200, EXPORT_HEADERS);
    })
    .openapi(remove, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.account, account.id);
      await inTurn(accounts, () => mustKnowPassword(account.id, c.req.valid('json').password));
      const { headers } = await accounts.auth.api.signOut({ headers: flowHeaders(c), returnHeaders: true });
      await deleteAccount(db, account.id);
      await accounts.forgetMails(account.email);
      await files.removeFolder(`${SUMMARIES}/${account.id}`);
      passCookies(c, headers);
      return c.body(null, 204);
    });
}
