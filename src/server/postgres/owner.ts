import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LOCKS } from '#server/db/advisory-locks.ts';
import { PostgresError } from '#server/postgres/postgres-error.ts';

/** A process that was killed may hold its lock until the server notices that its connection is gone. */
const PATIENCE_MS = 2500;

/** Connects to the server behind the socket; null while it is starting, stopping or not there. */
export async function connect(socketDir: string, database: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    host: socketDir,
    user: 'anamnesis',
    database,
    application_name: `anamnesis ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCKS.embeddedOwner],
  );
  const pid = /\d+$/.exec(rows[0]?.name ?? '')?.[0];
  return pid ? ` (process ${pid})` : '';
}

/**
 * Makes this process the one that uses the data folder, for as long as `client` stays connected.
 * Throws `PostgresError` when another living process does.
 */
export async function takeOwnership(client: pg.Client, folder: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  do {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [LOCKS.embeddedOwner]);
    if (rows[0].mine) return;
    await sleep(100);
  } while (Date.now() < until);
  throw new PostgresError(
    `The data folder ${folder} is in use by another Anamnesis${await holder(client)}: stop it, or set DATA_DIR to another folder.`,
  );
}

/** Makes the application's database unless it is there. Needs ownership: two may not try at once. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
}
