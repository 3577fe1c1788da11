import type { Logger } from 'pino';
import { openAccounts } from '#server/accounts/accounts.ts';
import { Background } from '#server/accounts/background.ts';
import { guestCookies } from '#server/accounts/guest-cookie.ts';
import { createApp } from '#server/app.ts';
import { Closing } from '#server/closing.ts';
import { mustBeComplete } from '#server/content-files.ts';
import { contentSource, practiceSource } from '#server/content-source.ts';
import { type Catalogue, readCatalogue } from '#server/db/catalogue.ts';
import { type Connection, type Database, openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { fileLinks } from '#server/files/file-links.ts';
import { storedSecret } from '#server/files/kept-secret.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { housekeeping } from '#server/housekeeping.ts';
import { listen } from '#server/listen.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { openPractice, type PracticePatients } from '#server/practice/practice-patients.ts';
import type { Settings } from '#server/settings.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { openWorkflow } from '#server/workflow/open-workflow.ts';

type Postgres = { readonly connection: Connection; readonly stop: () => Promise<void> };

function startPostgres(
  { databaseUrl, dataDir }: Settings,
  logger: Logger,
  onLost: (error: unknown) => void,
): Promise<Postgres> {
  if (databaseUrl === null) return startEmbeddedPostgres(dataDir, logger, onLost);
  return Promise.resolve({ connection: { connectionString: databaseUrl }, stop: async () => {} });
}

async function prepareTables(db: Database): Promise<void> {
  await migrateDatabase(db).catch(error => {
    throw new StartError(`The database cannot be used: ${reasonOf(error)}.`);
  });
}

/** Content that does not compile must not take a running product down: then the last that did is served. Files must all be there. */
async function refreshContent(db: Database, logger: Logger): Promise<Catalogue> {
  mustBeComplete();
  try {
    const written = await loadContent(db, contentSource);
    logger.info({ written }, 'content loaded');
    return await readCatalogue(db);
  } catch (error) {
    const catalogue = await readCatalogue(db);
    if (catalogue.contentHash === '')
      throw new StartError(`The content cannot be loaded: ${reasonOf(error)}`);
    logger.error({ reason: reasonOf(error) }, 'content not loaded, the database keeps the one it has');
    return catalogue;
  }
}

/** Compiling them takes most of a second, for which nobody's request is to wait: it is done before the first comes. */
function openPatients(catalogue: Catalogue): () => PracticePatients {
  const patients = openPractice(catalogue, practiceSource);
  patients();
  return patients;
}

async function open(settings: Settings, logger: Logger, closing: Closing, onLost: (error: unknown) => void) {
  const postgres = await startPostgres(settings, logger, onLost);
  closing.add(postgres.stop);
  const db = openDatabase(postgres.connection, ({ message }) =>
    logger.warn({ reason: message }, 'a database connection broke'),
  );
  closing.add(() => db.$client.end());
  await prepareTables(db);
  const catalogue = await refreshContent(db, logger);
  const {
    service: workflow,
    printer,
    close,
  } = openWorkflow({
    settings,
    likelihood: catalogue.likelihood,
    contentVersion: catalogue.contentVersion,
    logger,
    now: Date.now,
  });
  closing.add(close);
  const secret = await storedSecret(settings);
  const links = fileLinks(secret, Date.now);
  const files = openFileStore(settings);
  const mailer = openMailer(settings, logger);
  const background = new Background(logger);
  closing.add(async () => mailer.close());
  closing.add(() => background.settle());
  const accounts = await openAccounts({ settings, db, mailer, background, secret, now: Date.now });
  closing.add(housekeeping({ settings, db, files, logger, now: Date.now }));
  const deps = {
    settings,
    db,
    catalogue,
    patients: openPatients(catalogue),
    logger,
    workflow,
    printer,
    files,
    links,
    accounts,
    guests: guestCookies(secret, settings.appUrl),
  };
  const app = createApp({ ...deps, ownerOf: accounts.ownerOf, now: Date.now });
  const listening = await listen(app, settings);
  closing.add(listening.close);
  return listening.address;
}

/**
 * Starts everything in order: PostgreSQL, tables, content, catalogue, port.
 * Rejects when a step fails, after ending what had been started; `onLost` hears when the database
 * crashed and does not come back. `stop` drains requests, then ends the workers, the pool and PostgreSQL.
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  onLost: (error: unknown) => void,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const closing = new Closing();
  try {
    const address = await open(settings, logger, closing, onLost);
    return { address, stop: () => closing.close() };
  } catch (error) {
    await closing.close().catch(() => {});
    throw error;
  }
}
