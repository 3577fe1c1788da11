import { createRoute } from '@hono/zod-openapi';
import { APIError } from 'better-auth/api';
import {
  keySetAnswer,
  keySetEndpoint,
  refreshEndpoint,
  sessionAnswer,
  sessionEndpoint,
  signInEndpoint,
  signInRequest,
  signOutEndpoint,
  tokenAnswer,
  tokenEndpoint,
} from '#contract/session.ts';
import { atLeast, FLOOR_MS } from '#server/accounts/at-least.ts';
import { flowHeaders, passCookies } from '#server/accounts/flow.ts';
import { KEY_SET_CACHE_MS } from '#server/accounts/key-set.ts';
import type { Session } from '#server/db/read-session.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { jsonAnswer, jsonBody, LIMITED, SIGNED_IN } from '#server/http/answers.ts';
import { ApiError } from '#server/http/api-error.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Session'];
const answer = { 200: jsonAnswer(sessionAnswer, 'Who is signed in') };

const current = createRoute({ ...sessionEndpoint, tags, responses: { ...answer, 401: SIGNED_IN[401] } });
const refresh = createRoute({ ...refreshEndpoint, tags, responses: answer });
const signIn = createRoute({
  ...signInEndpoint,
  tags,
  request: { body: jsonBody(signInRequest) },
  responses: { ...answer, ...LIMITED, 401: jsonAnswer(sessionAnswer, 'Invalid email or password') },
});
const signOut = createRoute({ ...signOutEndpoint, tags, responses: { 204: { description: 'Signed out' } } });
const token = createRoute({
  ...tokenEndpoint,
  tags,
  responses: { 200: jsonAnswer(tokenAnswer, 'The token'), ...SIGNED_IN },
});
const keys = createRoute({
  ...keySetEndpoint,
  tags,
  responses: { 200: jsonAnswer(keySetAnswer, 'The keys') },
});

function told(session: Session | null) {
  return session && { account: session.account, expiresAt: session.expiresAt.toISOString() };
}

/** Every reason why somebody cannot sign in reads the same; what is not their doing is thrown on. */
function refusal(error: unknown): never {
  if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
  throw new ApiError(401, 'invalid_credentials', 'Invalid email or password');
}

/** GET session, POST auth/sign-in, sign-out and refresh, GET auth/token and auth/jwks. */
export function sessionRoutes(deps: Pick<Dependencies, 'accounts' | 'db' | 'settings'>) {
  const { db, accounts } = deps;
  const { api } = accounts.auth;
  const router = createRouter();
  router.use('/api/auth/*', noStore);
  router.use(sessionEndpoint.path, noStore);
  router.use(signInEndpoint.path, rateLimit(LIMITS.signIn, deps));

  return router
    .openapi(current, async c => c.json(told(await accounts.sessionOf(c)), 200))
    .openapi(refresh, async c => {
      const { headers, response } = await api.getSession({ headers: flowHeaders(c), returnHeaders: true });
      passCookies(c, headers);
      return c.json(told(response && (await accounts.readSession.byId(response.session.id))), 200);
    })
    .openapi(signIn, async c => {
      const body = c.req.valid('json');
      await countRequest(db, LIMITS.signInByEmail, body.email.toLowerCase());
      const call = { body, headers: flowHeaders(c), returnHeaders: true } as const;
      const { headers, response } = await atLeast(FLOOR_MS, () => api.signInEmail(call).catch(refusal));
      passCookies(c, headers);
      return c.json(told(await accounts.readSession.byToken(response.token)), 200);
    })
    .openapi(signOut, async c => {
      const { headers } = await api.signOut({ headers: flowHeaders(c), returnHeaders: true });
      passCookies(c, headers);
      return c.body(null, 204);
    })
    .openapi(token, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.tokens, account.id);
      return c.json(await api.getToken({ headers: flowHeaders(c) }), 200);
    })
    .openapi(keys, async c => {
      c.header('Cache-Control', `public, max-age=${KEY_SET_CACHE_MS / 1000}`);
      return c.json(keySetAnswer.parse(await api.getJwks()), 200);
    });
}
