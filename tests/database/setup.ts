import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { fixtureSource } from './fixture-content.ts';
import { newFolder } from './temporary-folder.ts';

/** Nothing of a run outlives it: waiting for the disk at every commit and every new database would be for nothing. */
async function forgetOnCrash(db: Database): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await db.execute(sql`alter system set ${sql.identifier(setting)} = off`);
  }
  await db.execute(sql`select pg_reload_conf()`);
}

/** Starts one PostgreSQL for the whole run; its database becomes the template of every test's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = newFolder();
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), error => {
    throw error;
  });
  const db = openDatabase(postgres.connection, () => {});
  await migrateDatabase(db);
  await loadContent(db, fixtureSource);
  await forgetOnCrash(db);
  await db.$client.end();
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    remove();
  };
}
