import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  type AccountSession,
  activityResponse,
  LATEST_EVENTS,
  sessionParameters,
  sessionsResponse,
} from '#contract/account-security.ts';
import {
  activityEndpoint,
  endSessionEndpoint,
  endSessionsEndpoint,
  listSessionsEndpoint,
} from '#contract/endpoints/account-security.ts';
import { flowHeaders, passCookies, unauthenticated, withoutCookie } from '#server/accounts/flow.ts';
import { readSecurityEvents } from '#server/db/security-events.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import type { Environment } from '#server/http/environment.ts';
import { jsonResponse, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Account'];

const list = createRoute({
  ...operation(listSessionsEndpoint),
  tags,
  responses: { 200: jsonResponse(sessionsResponse, 'This session first'), ...SIGNED_IN },
});
const endOne = createRoute({
  ...operation(endSessionEndpoint),
  tags,
  request: { params: sessionParameters },
  responses: { 204: { description: 'It has ended' }, ...SIGNED_IN },
});
const endAll = createRoute({
  ...operation(endSessionsEndpoint),
  tags,
  responses: { 204: { description: 'All have ended' }, ...SIGNED_IN },
});

const activity = createRoute({
  ...operation(activityEndpoint),
  tags,
  responses: { 200: jsonResponse(activityResponse, 'The newest first'), ...SIGNED_IN },
});

const DAY_MS = 86_400_000;

/** GET account/activity; GET and DELETE account/sessions, DELETE account/sessions/{id}: these for browsers, by their cookie. */
export function accountSecurityRoutes({
  accounts,
  db,
  settings,
  now,
}: Pick<Dependencies, 'accounts' | 'db' | 'settings' | 'now'>) {
  const { api } = accounts.auth;
  const router = createRouter();
  passFirst(router, [activityEndpoint, listSessionsEndpoint, endSessionEndpoint], noStore);

  /** The living sessions of who asks, this one first. better-auth knows the one that asks by its cookie alone. */
  async function sessionsOf(c: Context<Environment>) {
    const { id, account } = await accounts.requireSession(c);
    await countRequest(db, LIMITS.accountSecurity, account.id);
    const all = await api.listSessions({ headers: flowHeaders(c) }).catch(withoutCookie);
    if (!all.some(session => session.id === id)) throw unauthenticated();
    const earliest = now() - settings.sessionMaxDays * DAY_MS;
    const rank = (session: (typeof all)[number]) =>
      session.id === id ? Number.POSITIVE_INFINITY : session.updatedAt.getTime();
    const living = all
      .filter(({ createdAt }) => createdAt.getTime() > earliest)
      .sort((one, other) => rank(other) - rank(one));
    return { id, account, living };
  }

  return router
    .openapi(activity, async c => {
      const { account } = await accounts.requireSession(c);
      await countRequest(db, LIMITS.accountSecurity, account.id);
      return c.json(await readSecurityEvents(db, account.id, LATEST_EVENTS), 200);
    })
    .openapi(list, async c => {
      const { id, living } = await sessionsOf(c);
      const sessions = living.map(
        (session): AccountSession => ({
          id: session.id,
          device: session.userAgent || 'Unknown browser',
          signedInAt: session.createdAt.toISOString(),
          lastUsedAt: session.updatedAt.toISOString(),
          isCurrent: session.id === id,
        }),
      );
      return c.json(sessions, 200);
    })
    .openapi(endOne, async c => {
      const { account, living } = await sessionsOf(c);
      const ended = living.find(({ id }) => id === c.req.valid('param').id);
      if (ended) {
        await api.revokeSession({ body: { token: ended.token }, headers: flowHeaders(c) });
        await accounts.note(c, account, 'session-ended');
      }
      return c.body(null, 204);
    })
    .openapi(endAll, async c => {
      const { account } = await sessionsOf(c);
      await api.revokeSessions({ headers: flowHeaders(c) });
      const { headers } = await api.signOut({ headers: flowHeaders(c), returnHeaders: true });
      passCookies(c, headers);
      await accounts.note(c, account, 'signed-out-everywhere');
      return c.body(null, 204);
    });
}
