import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { fixtureContent, sourceOf } from './fixture-content.ts';

/** Starts one PostgreSQL for the whole run; its database becomes the template of every test's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'anamnesis-test-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), error => {
    throw error;
  });
  const db = openDatabase(postgres.connection, () => {});
  await migrateDatabase(db);
  await loadContent(db, sourceOf(fixtureContent));
  await db.$client.end();
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
