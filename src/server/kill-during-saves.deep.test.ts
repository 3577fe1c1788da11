import { join } from 'node:path';
import { expect, test } from 'vitest';
import { livingPostmaster } from '#server/postgres/postmaster.ts';
import { preparedFolder } from '#server/prepared-folder.fixture.ts';
import { address, type Program, run } from '#server/program.fixture.ts';
import { newDatabase } from '../../tests/database/fresh-database.ts';
import { temporaryFolder } from '../../tests/database/temporary-folder.ts';

const SAVES = 200;
const AT_ONCE = 8;
const KILLED_AFTER = 60;

const json = { 'Content-Type': 'application/json' };
const post = (url: string, body: object, headers: object = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

async function signIn(url: string) {
  const body = { email: 'ada@example.org', password: 'correct horse' };
  await post(`${url}/api/auth/sign-up/email`, body);
  const response = await post(`${url}/api/auth/sign-in/email`, body);
  return { Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Saves until the server is gone; tells the ids that were acknowledged. */
async function saveUntilKilled(url: string, headers: object, kill: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const save = async () => {
    while (next < SAVES) {
      next += 1;
      const patient_data = { fullHistoryText: 'x'.repeat(20_000) };
      const response = await post(
        `${url}/api/histories`,
        { title: `History ${next}`, patient_data },
        headers,
      );
      // PostgreSQL dies a moment before the server, which may still refuse a save in between.
      if (!response.ok) return;
      acknowledged.push(((await response.json()) as { id: string }).id);
      if (acknowledged.length === KILLED_AFTER) kill();
    }
  };
  const savers = Array.from({ length: AT_ONCE }, () => save().catch(() => {}));
  await Promise.all(savers);
  return acknowledged;
}

async function expectAllThere(program: Program, headers: Record<string, string>, ids: readonly string[]) {
  const url = await address(program);
  expect(ids.length).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(ids.length).toBeLessThan(SAVES);
  for (const id of ids) {
    const response = await fetch(`${url}/api/histories/${id}`, { headers });
    expect(response.status).toBe(200);
    expect((await response.json()).patient_data.fullHistoryText).toHaveLength(20_000);
  }
}

test('kill -9 of the server and its PostgreSQL during 200 saves loses no acknowledged save', async () => {
  const folder = await preparedFolder();
  const program = run({ DATA_DIR: folder });
  const url = await address(program);
  const headers = await signIn(url);
  const postmaster = livingPostmaster(join(folder, 'postgres'))?.pid ?? Number.NaN;
  const ids = await saveUntilKilled(url, headers, () => {
    process.kill(postmaster, 'SIGKILL');
    program.child.kill('SIGKILL');
  });
  await program.ended;
  await expectAllThere(run({ DATA_DIR: folder }), headers, ids);
});

test('kill -9 of a server on DATABASE_URL during 200 saves loses no acknowledged save', async () => {
  const { host, user, database } = await newDatabase();
  const environment = {
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
  };
  const program = run(environment);
  const url = await address(program);
  const headers = await signIn(url);
  const ids = await saveUntilKilled(url, headers, () => program.child.kill('SIGKILL'));
  await program.ended;
  await expectAllThere(run(environment), headers, ids);
});
