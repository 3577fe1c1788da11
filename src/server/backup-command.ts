import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { mustBeComplete } from '#server/content-files.ts';
import { contentSource } from '#server/content-source.ts';
import { readBackup } from '#server/db/backup/read-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { type Connection, type Database, openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { runningEmbedded, startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

type Reached = { readonly connection: Connection; readonly stop: () => Promise<void> };

function lost(error: unknown): never {
  throw error;
}

const untouched = (connection: Connection): Reached => ({ connection, stop: async () => {} });

/** A backup may be made beside a server that runs; to restore one, the built-in database must be ours alone. */
async function reach({ databaseUrl, dataDir }: Settings, isReading: boolean): Promise<Reached> {
  if (databaseUrl !== null) return untouched({ connectionString: databaseUrl });
  const running = isReading ? runningEmbedded(dataDir) : null;
  if (running) return untouched(running);
  if (isReading && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`${dataDir} holds no database.`);
  return startEmbeddedPostgres(dataDir, pino({ level: 'silent' }), lost);
}

async function restore(db: Database, file: string): Promise<string> {
  mustBeComplete();
  await migrateDatabase(db);
  await loadContent(db, contentSource);
  return `${await readBackup(db, file)} rows restored from ${file}. Start with the same secret: AUTH_SECRET or DATA_DIR/auth-secret.`;
}

async function main([what, file]: readonly string[]): Promise<string> {
  if (!file) throw new StartError('Name a file: npm run backup -- FILE, npm run restore -- FILE.');
  const { connection, stop } = await reach(readSettings(process.env), what === 'backup');
  const db = openDatabase(connection, () => {});
  try {
    if (what === 'restore') return await restore(db, file);
    return `${await writeBackup(db, file)} rows written to ${file}. It holds histories and password hashes: keep it safe.`;
  } finally {
    await db.$client.end();
    await stop();
  }
}

/** `npm run backup -- FILE` and `npm run restore -- FILE`, on the database of the settings (specification 28.36). */
try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
