import type { Logger } from 'pino';
import { compiledContent } from '#content/lint/compile.ts';
import { createApp } from '#server/app.ts';
import { type Catalogue, readCatalogue } from '#server/db/catalogue.ts';
import { type Connection, type Database, openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { readEvidence } from '#server/db/read-evidence.ts';
import { type Listening, listen } from '#server/listen.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import type { Settings } from '#server/settings.ts';

type Postgres = { readonly connection: Connection; readonly stop: () => Promise<void> };

function startPostgres(
  { databaseUrl, dataDir }: Settings,
  logger: Logger,
  onLost: (error: unknown) => void,
): Promise<Postgres> {
  if (databaseUrl === null) return startEmbeddedPostgres(dataDir, logger, onLost);
  return Promise.resolve({ connection: { connectionString: databaseUrl }, stop: async () => {} });
}

/** Content that does not compile must not take a running product down: then the last that did is served. */
async function refreshContent(db: Database, logger: Logger): Promise<Catalogue> {
  try {
    const written = await loadContent(db, compiledContent());
    logger.info({ written }, 'content loaded');
    return await readCatalogue(db);
  } catch (error) {
    const catalogue = await readCatalogue(db);
    if (catalogue.contentHash === '') throw error;
    logger.error({ reason: String(error) }, 'content not loaded, the database keeps the one it has');
    return catalogue;
  }
}

async function serve(settings: Settings, logger: Logger, db: Database): Promise<Listening> {
  await migrateDatabase(db);
  const catalogue = await refreshContent(db, logger);
  const evidence = await readEvidence(db);
  const app = createApp({ settings, db, catalogue, evidence, logger });
  return listen(app, settings);
}

/**
 * Starts everything in order: PostgreSQL, tables, content, catalogue, port.
 * Rejects when a step fails, after ending what had been started; `onLost` hears when the database
 * crashed and does not come back. `stop` drains requests, then closes the pool, then ends PostgreSQL.
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  onLost: (error: unknown) => void,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const postgres = await startPostgres(settings, logger, onLost);
  const db = openDatabase(postgres.connection, ({ message }) =>
    logger.warn({ reason: message }, 'a database connection broke'),
  );
  const stopDatabase = async () => {
    await db.$client.end();
    await postgres.stop();
  };
  try {
    const { address, close } = await serve(settings, logger, db);
    return { address, stop: () => close().then(stopDatabase) };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}
