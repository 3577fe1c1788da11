import { setTimeout as sleep } from 'node:timers/promises';
import { createRoute } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { healthEndpoint, liveEndpoint } from '#contract/endpoints/health.ts';
import { healthResponse, liveResponse } from '#contract/health.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { operation } from '#server/http/endpoint-route.ts';
import { jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';
import { VERSION } from '#server/version.ts';

const DATABASE_PATIENCE_MS = 2000;

const route = createRoute({
  ...operation(healthEndpoint),
  tags: ['Server'],
  responses: {
    200: jsonResponse(healthResponse, 'All is well'),
    503: jsonResponse(healthResponse, 'The database cannot be reached'),
  },
});

const liveRoute = createRoute({
  ...operation(liveEndpoint),
  tags: ['Server'],
  responses: { 200: jsonResponse(liveResponse, 'The process answers') },
});

async function isReachable(db: Database): Promise<boolean> {
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(DATABASE_PATIENCE_MS, false, { ref: false })]);
}

/** GET health and live. */
export function healthRoutes({
  db,
  catalogue,
  settings,
}: Pick<Dependencies, 'db' | 'catalogue' | 'settings'>) {
  const { contentHash, contentVersion } = catalogue;
  const about = { contentHash, contentVersion, version: VERSION, practiceModel: settings.llm !== null };
  const router = createRouter().openapi(liveRoute, c => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' as const }, 200);
  });
  return router.openapi(route, async c => {
    c.header('Cache-Control', 'no-store');
    if (await isReachable(db)) {
      return c.json({ status: 'ok' as const, database: 'reachable' as const, ...about }, 200);
    }
    return c.json({ status: 'unavailable' as const, database: 'unreachable' as const, ...about }, 503);
  });
}
