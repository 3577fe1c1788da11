import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { fileLinks } from '#server/files/file-links.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { bodyLimits } from '#server/http/body-limits.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { serveLocally } from '#server/http/local-server.fixture.ts';
import { createRouter } from '#server/http/router.ts';
import { fileRoutes } from '#server/routes/files.ts';
import { workflowRoutes } from '#server/routes/workflow.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';
import { freshDatabase } from '../../../tests/database/fresh-database.ts';

/** A day that a test may move on. */
export const clock = { now: 1_795_221_537_000 };

/**
 * Serves the summary and file routes on a free port with a folder of their own. Whoever sends the header
 * `x-account` is signed in as that account; whatever cookie a guest sends is theirs.
 */
export async function startSummaryServer(workflow: Pick<WorkflowService, 'renderSummary'>) {
  const folder = await mkdtemp(join(tmpdir(), 'summaries-'));
  const now = () => clock.now;
  const db = await freshDatabase();
  const deps = {
    db,
    workflow,
    now,
    files: folderStore(folder),
    guests: { idIn: (cookie: string | undefined) => cookie ?? null },
    links: fileLinks('a secret of at least thirty-two letters', now),
    ownerOf: (c: { req: { header: (name: string) => string | undefined } }) =>
      c.req.header('x-account') ?? null,
    settings: { trustedProxies: ['127.0.0.1', '::1'] },
  };
  const app = createRouter();
  app.use(bodyLimits);
  app.onError(errorHandler(pino({ level: 'silent' })));
  app.route('/', workflowRoutes(deps)).route('/', fileRoutes(deps));
  const { base, close: stop } = await serveLocally(getRequestListener(app.fetch));
  const close = async () => {
    await stop();
    await db.$client.end();
    await rm(folder, { recursive: true });
  };
  return { base, close };
}
