import { createRoute } from '@hono/zod-openapi';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import {
  deletionRequest,
  exportResponse,
  passwordChange,
  profileChange,
  profileResponse,
} from '#contract/account.ts';
import {
  changePasswordEndpoint,
  changeProfileEndpoint,
  deleteAccountEndpoint,
  exportEndpoint,
} from '#contract/endpoints/account.ts';
import { errorResponse } from '#contract/error-response.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { mustBeAccepted } from '#server/accounts/accepted-password.ts';
import { accountExport } from '#server/accounts/account-export.ts';
import { inTurn } from '#server/accounts/at-least.ts';
import { flowHeaders, passCookies } from '#server/accounts/flow.ts';
import { changePassword, changeProfile, deleteAccount, readPasswordHash } from '#server/db/account-rows.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { SUMMARIES } from '#server/files/store-summary.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { passwordChangedMail } from '#server/mail/account-mails.ts';

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

const changeOfPassword = createRoute({
  ...operation(changePasswordEndpoint),
  tags,
  request: { body: jsonBody(passwordChange) },
  responses: {
    204: { description: 'The new password holds, and every other session has ended' },
    403: jsonResponse(errorResponse, changePasswordEndpoint.errors.wrong),
    ...SIGNED_IN,
  },
});

const everything = createRoute({
  ...operation(exportEndpoint),
  tags,
  responses: {
    200: {
      description: 'The file',
      content: { [JSON_FILE]: { schema: exportResponse } },
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
const wrong = (message: string) => new ApiError(403, 'wrong_password', message);

/** PUT and DELETE account, POST account/password, GET account/export: only for who is signed in. */
export function accountRoutes(deps: Pick<Dependencies, 'accounts' | 'db' | 'files' | 'settings'>) {
  const { accounts, db, files, settings } = deps;
  const resetPage = `${settings.appUrl}${ROUTES.resetPassword}`;

  async function knowsPassword(userId: string, password: string): Promise<boolean> {
    const hash = await readPasswordHash(db, userId);
    return hash !== null && verifyPassword({ hash, password });
  }
  const router = createRouter();
  passFirst(
    router,
    [changeProfileEndpoint, changePasswordEndpoint, exportEndpoint, deleteAccountEndpoint],
    noStore,
  );

  return router
    .openapi(change, async c => {
      const { account } = await accounts.requireSession(c);
      const profile = c.req.valid('json');
      await countRequest(db, LIMITS.account, account.id);
      if (!(await changeProfile(db, account.id, profile))) throw taken();
      return c.json({ ...account, ...profile }, 200);
    })
    .openapi(changeOfPassword, async c => {
      const { id: sessionId, account } = await accounts.requireSession(c);
      const { currentPassword, newPassword: password } = c.req.valid('json');
      await countRequest(db, LIMITS.account, account.id);
      mustBeAccepted({ password, email: account.email }, settings.passwordMinLength);
      await inTurn(accounts, async () => {
        if (!(await knowsPassword(account.id, currentPassword)))
          throw wrong(changePasswordEndpoint.errors.wrong);
        await changePassword(db, { userId: account.id, hash: await hashPassword(password), sessionId });
      });
      await accounts.note(c, account, 'password-changed');
      accounts.mail(passwordChangedMail(account.email, resetPage));
      return c.body(null, 204);
    })
    .openapi(everything, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.account, account.id);
      return c.body(accountExport(db, account), 200, EXPORT_HEADERS);
    })
    .openapi(remove, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.account, account.id);
      const { password } = c.req.valid('json');
      if (!(await inTurn(accounts, () => knowsPassword(account.id, password))))
        throw wrong('The password is wrong');
      const { headers } = await accounts.auth.api.signOut({ headers: flowHeaders(c), returnHeaders: true });
      await deleteAccount(db, account.id);
      await accounts.forgetMails(account.email);
      await files.removeFolder(`${SUMMARIES}/${account.id}`);
      passCookies(c, headers);
      return c.body(null, 204);
    });
}
