import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { livingPostmaster } from '#server/postgres/postmaster.ts';
import { preparedFolder } from '#server/prepared-folder.fixture.ts';
import { temporaryFolder } from '../../../tests/database/temporary-folder.ts';

const silent = pino({ level: 'silent' });

async function start(folder: string, logger: Logger = silent): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder, logger, error => {
    throw error;
  });
  onTestFinished(postgres.stop);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

function clusterOf(folder: string): string {
  return realpathSync(join(folder, 'postgres'));
}

test('the server listens on a unix socket only and knows letters beyond ASCII', async () => {
  const postgres = await start(temporaryFolder());
  expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await query(postgres, "select upper('é') as letter")).toEqual([{ letter: 'É' }]);
});

test('what was written is there after stopping and starting again', async () => {
  const folder = await preparedFolder();
  const first = await startEmbeddedPostgres(folder, silent, () => {});
  await query(first, 'create table kept as select 7 as number');
  await first.stop();
  expect(livingPostmaster(clusterOf(folder))).toBeNull();
  expect(await query(await start(folder), 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a folder that is in use is refused with one clear line', async () => {
  const folder = await preparedFolder();
  await start(folder);
  await expect(startEmbeddedPostgres(folder, silent, () => {})).rejects.toThrow(
    `The data folder ${clusterOf(folder)} is in use by another Anamnesis (process ${process.pid}): ` +
      'stop it, or set DATA_DIR to another folder.',
  );
});

test('two that start together on a new folder: one runs, the other is refused', async () => {
  const folder = temporaryFolder();
  const both = await Promise.allSettled([start(folder), start(folder)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a crash of the server is logged, and it is started again with all that was acknowledged', async () => {
  const folder = await preparedFolder();
  const error = vi.spyOn(silent, 'error');
  const postgres = await start(folder);
  await query(postgres, 'create table kept as select 7 as number');
  process.kill(livingPostmaster(clusterOf(folder))?.pid ?? Number.NaN, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(postgres, 'select * from kept')).toHaveLength(1), {
    timeout: 30_000,
    interval: 200,
  });
  expect(error).toHaveBeenCalledWith(expect.anything(), 'PostgreSQL stopped unexpectedly, starting it again');
});

/** Writes until the connection breaks, which it does without a word. */
async function writeOn(postgres: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(postgres.connection);
  client.on('error', () => {});
  await client.connect();
  const write = async (): Promise<void> => {
    await client.query('insert into written select generate_series(1, 20000)');
    return write();
  };
  write().catch(() => {});
}

test('a crash in the middle of many writes does not end the product: PostgreSQL is started again', async () => {
  const folder = await preparedFolder();
  const lost = vi.fn();
  const postgres = await startEmbeddedPostgres(folder, silent, lost);
  onTestFinished(postgres.stop);
  await query(postgres, 'create table written (number int)');
  for (let crash = 0; crash < 3; crash += 1) {
    await Promise.all(Array.from({ length: 20 }, () => writeOn(postgres)));
    process.kill(livingPostmaster(clusterOf(folder))?.pid ?? Number.NaN, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(postgres, 'select 1')).toHaveLength(1), {
      timeout: 40_000,
      interval: 200,
    });
  }
  expect(lost).not.toHaveBeenCalled();
}, 150_000);

test('a postmaster.pid whose number now belongs to another program does not stand in the way', async () => {
  const folder = await preparedFolder();
  writeFileSync(join(clusterOf(folder), 'postmaster.pid'), `${process.pid}\n`);
  expect(await query(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each(['', 'nonsense\nnonsense\n'])(
  'a postmaster.pid with %j in it does not stand in the way (specification 28.42)',
  async words => {
    const folder = await preparedFolder();
    writeFileSync(join(clusterOf(folder), 'postmaster.pid'), words);
    expect(await query(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('a postmaster.pid of the PostgreSQL of another folder leads to no other data, and that one goes on (specification 28.42)', async () => {
  const [folder, other] = [await preparedFolder(), await preparedFolder()];
  const others = await start(other);
  await query(others, 'create table theirs as select 1 as one');
  const pid = livingPostmaster(clusterOf(other))?.pid;
  const file = (cluster: string) => join(clusterOf(cluster), 'postmaster.pid');
  writeFileSync(file(folder), readFileSync(file(other)));
  const own = await start(folder);
  expect(await query(own, "select to_regclass('theirs') as theirs")).toEqual([{ theirs: null }]);
  await own.stop();
  expect(livingPostmaster(clusterOf(other))?.pid).toBe(pid);
  expect(await query(others, 'select one from theirs')).toEqual([{ one: 1 }]);
});

test('a folder name too long for a socket is no hindrance', async () => {
  const folder = join(temporaryFolder(), 'x'.repeat(120));
  const postgres = await start(folder);
  expect(postgres.connection.host).toMatch(/^\/tmp\/anamnesis-/);
  await postgres.stop();
  expect(existsSync(String(postgres.connection.host))).toBe(false);
});

test('data of another major version are refused with what to do', async () => {
  const folder = await preparedFolder();
  writeFileSync(join(clusterOf(folder), 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres(folder, silent, () => {})).rejects.toThrow(
    /written by PostgreSQL 17, this is 18/,
  );
});

test('data that cannot be read make the start fail with the words of PostgreSQL', async () => {
  const folder = await preparedFolder();
  rmSync(join(clusterOf(folder), 'global', 'pg_control'));
  await expect(startEmbeddedPostgres(folder, silent, () => {})).rejects.toThrow(
    /^PostgreSQL did not start: /,
  );
});

test('a folder that only root may enter works too', async () => {
  const closed = join(temporaryFolder(), 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const folder = join(closed, 'data');
  const postgres = await start(folder);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  const cluster = clusterOf(folder);
  expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18\n');
  await postgres.stop();
  if (!cluster.startsWith(folder)) rmSync(dirname(cluster), { recursive: true });
});
