import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { KEPT_TABLES, SECRET_TABLES } from '#server/db/backup/kept-tables.ts';
import { FORMAT } from '#server/db/backup/write-backup.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/tables/accounts.ts';

/** A saved history may have megabytes. */
const ROWS_AT_ONCE = 20;

/** A backup that cannot be restored; the message is one line that says why. */
export class BackupRefused extends Error {}

type Section = { readonly table: string; readonly columns: readonly string[] };

const nameOf = (table: PgTable) => pg.escapeIdentifier(getTableConfig(table).name);

function sectionOf(line: string): Section | null {
  if (!line.startsWith('{"table":')) return null;
  const section: Section = JSON.parse(line);
  const known = KEPT_TABLES.find(table => getTableConfig(table).name === section.table);
  const columns = known && getTableConfig(known).columns.map(({ name }) => name);
  if (columns && section.columns.every(column => columns.includes(column))) return section;
  throw new BackupRefused(
    `The backup is of a newer version: it holds ${section.table}, which this one lacks.`,
  );
}

/** What the content has brought already stays; columns the backup does not know get their default. */
async function insert(client: pg.PoolClient, { table, columns }: Section, rows: readonly string[]) {
  if (rows.length === 0) return;
  const name = pg.escapeIdentifier(table);
  const list = columns.map(column => pg.escapeIdentifier(column)).join(', ');
  await client.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${name}, $1) on conflict do nothing`,
    [`[${rows.join(',')}]`],
  );
}

async function insertAll(client: pg.PoolClient, lines: AsyncIterable<string>): Promise<number> {
  let section: Section | null = null;
  let waiting: string[] = [];
  let rows = 0;
  let end: number | null = null;
  const flush = async () => {
    if (section) await insert(client, section, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    const next = sectionOf(line);
    const isEnd = line.startsWith('{"end":');
    if (next || isEnd || waiting.length === ROWS_AT_ONCE) await flush();
    if (next) section = next;
    else if (isEnd) end = JSON.parse(line).end;
    else rows += waiting.push(line) && 1;
  }
  if (end !== rows) throw new BackupRefused('The backup is not whole: its end is missing.');
  return rows;
}

/** Numbers go on after the highest there is. */
async function continueNumbers(client: pg.PoolClient): Promise<void> {
  for (const table of KEPT_TABLES) {
    for (const { name, generatedIdentity } of getTableConfig(table).columns) {
      if (!generatedIdentity) continue;
      const column = pg.escapeIdentifier(name);
      await client.query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${nameOf(table)}`,
        [nameOf(table), name],
      );
    }
  }
}

async function mustBeEmpty(db: Database): Promise<void> {
  if ((await db.$count(users)) === 0) return;
  throw new BackupRefused('The database holds accounts already: a backup is restored into a new one.');
}

/**
 * Puts a backup into a database that has its tables and content and no accounts yet, in one transaction. Answers how many
 * rows the backup holds. Throws `BackupRefused` when it is none, is broken off or of a newer version; then nothing was changed.
 */
export async function readBackup(db: Database, file: string): Promise<number> {
  await mustBeEmpty(db);
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  const all = lines[Symbol.asyncIterator]();
  const client = await db.$client.connect();
  try {
    const first = await all.next().catch(() => ({ value: '' }));
    if (!first.value?.startsWith(`{"format":"${FORMAT}"`)) throw new BackupRefused(`${file} is no backup.`);
    await client.query('begin');
    for (const table of SECRET_TABLES) await client.query(`delete from ${nameOf(table)}`);
    const rows = await insertAll(client, { [Symbol.asyncIterator]: () => all });
    await continueNumbers(client);
    await client.query('commit');
    return rows;
  } finally {
    lines.close();
    client.release(true);
  }
}
