import { once } from 'node:events';
import { realpathSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { suggestedIllnesses } from '#server/db/tables/suggestions.ts';
import { serveLocally } from '#server/http/local-server.fixture.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { livingPostmaster } from '#server/postgres/postmaster.ts';
import { preparedFolder } from '#server/prepared-folder.fixture.ts';
import { address, run } from '#server/program.fixture.ts';
import { newDatabase } from '../../tests/database/fresh-database.ts';
import { temporaryFolder } from '../../tests/database/temporary-folder.ts';

const suggest = (url: string) =>
  fetch(`${url}/api/suggestions/illnesses`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Morbus Bechterew' }),
    headers: { 'Content-Type': 'application/json' },
  });

async function suggestionsIn(folder: string): Promise<number> {
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), () => {});
  const db = openDatabase(postgres.connection, () => {});
  const count = await db.$count(suggestedIllnesses);
  await db.$client.end();
  await postgres.stop();
  return count;
}

test('the server starts, answers, and ends cleanly on SIGTERM with its PostgreSQL', async () => {
  const folder = await preparedFolder();
  const program = run({ DATA_DIR: folder });
  const url = await address(program);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(livingPostmaster(join(folder, 'postgres'))).toBeNull();
});

test('a request that is being answered is finished before the server ends', async () => {
  const program = run({ DATA_DIR: await preparedFolder() });
  const url = await address(program);
  const asked = request(`${url}/api/differential`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  const answered = once(asked, 'response');
  asked.flushHeaders();
  await once(asked, 'continue');
  program.child.kill('SIGTERM');
  await expect.poll(() => program.said()).toContain('stopping');
  asked.end('{"answers":[{"questionId":101,"choiceId":"201"}]}');
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await program.ended).toBe(0);
});

test('a second process on the same data folder is refused with one clear line, the first goes on', async () => {
  const folder = await preparedFolder();
  const first = run({ DATA_DIR: folder });
  const url = await address(first);
  const second = run({ DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.said().trim()).toBe(
    `The data folder ${realpathSync(join(folder, 'postgres'))} is in use by another Anamnesis ` +
      `(process ${first.child.pid}): stop it, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('after kill -9 the next start takes over what the killed process left, with everything acknowledged', async () => {
  const folder = await preparedFolder();
  const killed = run({ DATA_DIR: folder });
  expect((await suggest(await address(killed))).status).toBe(204);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(livingPostmaster(join(folder, 'postgres'))).not.toBeNull();
  const next = run({ DATA_DIR: folder });
  expect((await fetch(`${await address(next)}/api/health`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(await suggestionsIn(folder)).toBe(1);
});

test('after kill -9 of the server and its PostgreSQL at once nothing acknowledged is lost', async () => {
  const folder = await preparedFolder();
  const killed = run({ DATA_DIR: folder });
  expect((await suggest(await address(killed))).status).toBe(204);
  const postmaster = livingPostmaster(join(folder, 'postgres'));
  killed.child.kill('SIGKILL');
  process.kill(postmaster?.pid ?? Number.NaN, 'SIGKILL');
  await killed.ended;
  const next = run({ DATA_DIR: folder });
  expect((await fetch(`${await address(next)}/api/complaints`)).status).toBe(200);
  next.child.kill('SIGTERM');
  await next.ended;
  expect(await suggestionsIn(folder)).toBe(1);
});

test('any PostgreSQL is used with DATABASE_URL, and left running', async () => {
  const { host, user, database } = await newDatabase();
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
  const program = run({ DATA_DIR: temporaryFolder(), DATABASE_URL: url });
  expect((await fetch(`${await address(program)}/api/complaints`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  const db = openDatabase(inject('postgres'), () => {});
  expect(await db.$count(suggestedIllnesses)).toBe(0);
  await db.$client.end();
});

test('a database that cannot be reached stops the start with one clear line', async () => {
  const program = run({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/x' });
  expect(await program.ended).toBe(1);
  expect(program.said()).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/);
  expect(program.said()).not.toContain('hunter2');
});

test('a wrong setting stops the start with one clear line', async () => {
  const program = run({ PORT: 'abc' });
  expect(await program.ended).toBe(1);
  expect(program.said()).toBe('Setting PORT must be a whole number from 0 to 65535.\n');
});

test('a port that is taken stops the start with one clear line, and PostgreSQL with it', async () => {
  const { port, close } = await serveLocally(() => {});
  onTestFinished(() => void close());
  const folder = await preparedFolder();
  const program = run({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await program.ended).toBe(1);
  expect(program.said()).toBe(
    `127.0.0.1:${port} cannot be opened: another program uses this port, set PORT to another number.\n`,
  );
  expect(livingPostmaster(join(folder, 'postgres'))).toBeNull();
});

test('a data folder that cannot be made stops the start with one clear line (specification 28.39)', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const program = run({ DATA_DIR: join(file, 'data') });
  expect(await program.ended).toBe(1);
  expect(program.said()).toBe(
    `${join(file, 'data')} cannot be used (ENOTDIR): make its folder one that the server may write to, ` +
      'or set DATA_DIR to another folder.\n',
  );
});

test('a kept secret that is empty stops the start with one clear line (specification 28.39)', async () => {
  const folder = await preparedFolder();
  writeFileSync(join(folder, 'auth-secret'), '');
  const program = run({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  expect(await program.ended).toBe(1);
  expect(program.said()).toMatch(/^The secret in \S+ has less than 32 characters: .*\n$/);
});
