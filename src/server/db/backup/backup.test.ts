import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf, memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { KEPT_TABLES } from '#server/db/backup/kept-tables.ts';
import { readBackup } from '#server/db/backup/read-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { users } from '#server/db/tables/accounts.ts';
import { preparedFolder } from '#server/prepared-folder.fixture.ts';
import { address, run } from '#server/program.fixture.ts';
import { databaseForThisTest, newDatabase } from '../../../../tests/database/fresh-database.ts';
import { temporaryFolder } from '../../../../tests/database/temporary-folder.ts';
import { serverForThisTest } from '../../../../tests/database/test-server.ts';

const command = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '../../backup-command.ts');

const npmRun = (what: string, file: string, dataDir: string, databaseUrl = '') =>
  command(process.execPath, [SCRIPT, what, file], {
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });

const history = { title: 'Ada’s history', patient_data: { structuredSummary: { ChiefComplaint: 'Ä\\ö"' } } };

/** Each row of each kept table, as PostgreSQL words it. */
async function everything(db: Database): Promise<unknown> {
  const rows = KEPT_TABLES.map(async table => {
    const { name } = getTableConfig(table);
    const all = await db.$client.query(`select to_jsonb(t)::text as row from "${name}" t order by 1`);
    return [name, all.rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function backedUp() {
  const server = await serverForThisTest();
  const ada = await memberOf(server, 'ada@example.org');
  await server.post('/api/histories', history, ada.headers);
  await server.post('/api/suggestions/illnesses', { name: 'Morbus Bechterew' });
  const file = join(temporaryFolder(), 'backup.gz');
  await writeBackup(server.deps.db, file);
  return { server, file };
}

test('every table that belongs to accounts is backed up, but for sessions, which run out (specification 28.36)', async () => {
  const db = await databaseForThisTest();
  const owned = await db.$client.query<{ name: string }>(
    "select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass",
  );
  const kept = KEPT_TABLES.map(table => getTableConfig(table).name);
  expect(owned.rows.map(({ name }) => name).filter(name => !kept.includes(name))).toEqual(['sessions']);
});

test('what was backed up is restored row by row, and one signs in with the old password (specification 28.36)', async () => {
  const { server, file } = await backedUp();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const db = await databaseForThisTest();
  await readBackup(db, file);
  expect(await everything(db)).toEqual(await everything(server.deps.db));
  const next = await serverForThisTest({ db });
  const account = { email: 'ada@example.org', password: PASSWORD };
  const signedIn = await next.post('/api/auth/sign-in/email', account);
  const list = await next.get('/api/histories', { Cookie: cookieOf(signedIn) });
  expect(await list.json()).toMatchObject({ all: 1, items: [{ title: history.title }] });
  expect((await next.post('/api/suggestions/illnesses', { name: 'Morbus Crohn' })).status).toBe(204);
});

test('a backup that is broken off, is none, or meets accounts is refused and changes nothing', async () => {
  const { server, file } = await backedUp();
  const db = await databaseForThisTest();
  const before = await everything(db);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  writeFileSync(`${file}.half`, gzipSync(`${lines.slice(0, -1).join('\n')}\n`));
  await expect(readBackup(db, `${file}.half`)).rejects.toThrow('The backup is not whole');
  writeFileSync(`${file}.none`, 'PDF');
  await expect(readBackup(db, `${file}.none`)).rejects.toThrow('is no backup');
  expect(await everything(db)).toEqual(before);
  await expect(readBackup(server.deps.db, file)).rejects.toThrow('holds accounts already');
  await expect(writeBackup(db, file)).rejects.toThrow('EEXIST');
});

test('a database named by DATABASE_URL is backed up and restored by the same commands', async () => {
  const { server, file } = await backedUp();
  const urlOf = (host: unknown, database: unknown) =>
    `postgres://anamnesis@localhost/${database}?host=${encodeURIComponent(String(host))}`;
  const { host, database } = server.deps.db.$client.options;
  const folder = temporaryFolder();
  await npmRun('backup', `${file}.2`, folder, urlOf(host, database));
  const empty = await newDatabase('template0');
  await npmRun('restore', `${file}.2`, folder, urlOf(empty.host, empty.database));
  const restored = openDatabase(empty, () => {});
  onTestFinished(() => restored.$client.end());
  expect(await restored.$count(users)).toBe(1);
  await expect(npmRun('restore', `${file}.2`, folder, urlOf(empty.host, empty.database))).rejects.toThrow(
    'holds accounts already',
  );
}, 120_000);

test('the built-in database is backed up beside the running server and restored into a new folder', async () => {
  const from = await preparedFolder();
  const url = await address(run({ DATA_DIR: from }));
  const body = JSON.stringify({ email: 'ada@example.org', password: PASSWORD });
  const post = (base: string, path: string) =>
    fetch(base + path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  await post(url, '/api/auth/sign-up/email');
  const file = join(from, 'backup.gz');
  expect((await npmRun('backup', file, from)).stdout).toMatch(/^\d+ rows written to /);
  await expect(npmRun('restore', file, from)).rejects.toThrow('is in use by another Anamnesis');
  const to = await preparedFolder();
  writeFileSync(join(to, 'auth-secret'), readFileSync(join(from, 'auth-secret')), { mode: 0o600 });
  expect((await npmRun('restore', file, to)).stdout).toMatch(/^\d+ rows restored from /);
  const next = await address(run({ DATA_DIR: to }));
  expect((await post(next, '/api/auth/sign-in/email')).status).toBe(200);
}, 180_000);
