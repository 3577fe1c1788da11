import { createRoute } from '@hono/zod-openapi';
import {
  keySetEndpoint,
  refreshEndpoint,
  sessionEndpoint,
  signInEndpoint,
  signOutEndpoint,
  tokenEndpoint,
} from '#contract/endpoints/session.ts';
import { errorResponse } from '#contract/error-response.ts';
import { keySetResponse, sessionResponse, signInRequest, tokenResponse } from '#contract/session.ts';
import { inTurn } from '#server/accounts/at-least.ts';
import { flowHeaders, isTheirs, passCookies, withoutCookie } from '#server/accounts/flow.ts';
import { KEY_SET_CACHE_MS } from '#server/accounts/key-set.ts';
import { codeOf } from '#server/db/code-of.ts';
import type { Session } from '#server/db/read-session.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, LIMITED, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { askingBehind, countRequest, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Session'];
const response = { 200: jsonResponse(sessionResponse, 'Who is signed in') };

const current = createRoute({
  ...operation(sessionEndpoint),
  tags,
  responses: { ...response, 401: SIGNED_IN[401] },
});
const refresh = createRoute({ ...operation(refreshEndpoint), tags, responses: response });
const signIn = createRoute({
  ...operation(signInEndpoint),
  tags,
  request: { body: jsonBody(signInRequest) },
  responses: { ...response, ...LIMITED, 401: jsonResponse(errorResponse, 'Invalid email or password') },
});
const signOut = createRoute({
  ...operation(signOutEndpoint),
  tags,
  responses: { 204: { description: 'Signed out' } },
});
const token = createRoute({
  ...operation(tokenEndpoint),
  tags,
  responses: { 200: jsonResponse(tokenResponse, 'The token'), ...SIGNED_IN },
});
const keys = createRoute({
  ...operation(keySetEndpoint),
  tags,
  responses: { 200: jsonResponse(keySetResponse, 'The keys') },
});

const ENDPOINTS = [
  sessionEndpoint,
  refreshEndpoint,
  signInEndpoint,
  signOutEndpoint,
  tokenEndpoint,
  keySetEndpoint,
];

function sessionResponseOf(session: Session | null) {
  return session && { account: session.account, expiresAt: session.expiresAt.toISOString() };
}

/** A row that a new session points to is gone: its account is being deleted. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Every reason why somebody cannot sign in reads the same; what is not their doing is thrown on. */
function refusal(error: unknown): never {
  if (!isTheirs(error) && codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
  throw new ApiError(401, 'invalid_credentials', 'Invalid email or password');
}

/** GET session, POST auth/sign-in, sign-out and refresh, GET auth/token and auth/jwks. */
export function sessionRoutes(
  deps: Pick<Dependencies, 'accounts' | 'db' | 'settings' | 'guests' | 'ownerOf'>,
) {
  const { db, accounts, guests } = deps;
  const { api } = accounts.auth;
  const router = createRouter();
  const asking = askingBehind(deps);
  passFirst(router, ENDPOINTS, noStore);
  passFirst(router, [signInEndpoint], rateLimit(LIMITS.signIn, deps));

  return router
    .openapi(current, async c => {
      const session = await accounts.sessionOf(c);
      // Each page begins with this call: from here on the limits know this browser from the others behind its address.
      if (session === null && guests.idIn(c.req.header('Cookie')) === null)
        c.header('Set-Cookie', guests.fresh());
      return c.json(sessionResponseOf(session), 200);
    })
    .openapi(refresh, async c => {
      const refreshed = api.getSession({ headers: flowHeaders(c), returnHeaders: true });
      const { headers, response } = await refreshed.catch(async error => {
        if ((await accounts.sessionOf(c)) !== null) throw error;
        // Somebody signed out meanwhile.
        return { headers: new Headers(), response: null };
      });
      const session = response && (await accounts.readSession.byId(response.session.id));
      // better-auth knows nothing of the longest time, and would prolong the cookie beyond it.
      if (response === null || session !== null) passCookies(c, headers);
      return c.json(sessionResponseOf(session), 200);
    })
    .openapi(signIn, async c => {
      const body = c.req.valid('json');
      const email = body.email.toLowerCase();
      const browser = accounts.browsers.idIn(c.req.header('Cookie'), email);
      const attempt = { email, address: asking(c).address, browser };
      await accounts.pace.wait(attempt);
      const call = { body, headers: flowHeaders(c), returnHeaders: true } as const;
      const { headers, response } = await inTurn(accounts, () =>
        api.signInEmail(call).catch(async error => {
          if (isTheirs(error)) await accounts.note(c, body, 'sign-in-failed');
          return refusal(error);
        }),
      );
      passCookies(c, headers);
      await accounts.pace.succeeded(attempt);
      if (browser === null) c.header('Set-Cookie', accounts.browsers.fresh(email), { append: true });
      await accounts.note(c, response.user, 'signed-in');
      return c.json(sessionResponseOf(await accounts.readSession.byToken(response.token)), 200);
    })
    .openapi(signOut, async c => {
      const session = await accounts.sessionOf(c);
      const { headers } = await api.signOut({ headers: flowHeaders(c), returnHeaders: true });
      passCookies(c, headers);
      const hasEnded = session !== null && (await accounts.readSession.byId(session.id)) === null;
      if (hasEnded) await accounts.note(c, session.account, 'signed-out');
      return c.body(null, 204);
    })
    .openapi(token, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.tokens, account.id);
      return c.json(await api.getToken({ headers: flowHeaders(c) }).catch(withoutCookie), 200);
    })
    .openapi(keys, async c => {
      c.header('Cache-Control', `public, max-age=${KEY_SET_CACHE_MS / 1000}`);
      return c.json(keySetResponse.parse(await api.getJwks()), 200);
    });
}
