import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { fixtureSource } from '../../tests/database/fixture-content.ts';
import { newFolder, temporaryFolder } from '../../tests/database/temporary-folder.ts';

const run = promisify(execFile);

const original = newFolder();
afterAll(original.remove);

/** When the folder that the others are copies of is ready; nothing before the first is asked for. */
let prepared: Promise<void> | undefined;

/**
 * A data folder that a server has used and left. It holds the fixture in place of the repository's content. Making a
 * cluster and compiling the content take seconds, copying the folder does not.
 */
export async function preparedFolder(): Promise<string> {
  prepared ??= prepare(original.folder);
  await prepared;
  const folder = temporaryFolder();
  await run('cp', ['-a', join(original.folder, 'postgres'), folder]);
  return folder;
}

async function prepare(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), () => {});
  const db = openDatabase(postgres.connection, () => {});
  await migrateDatabase(db);
  await loadContent(db, fixtureSource);
  await db.$client.end();
  await postgres.stop();
}
