import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { KEPT_TABLES } from '#server/db/backup/kept-tables.ts';
import type { Database } from '#server/db/database.ts';

/** Read before anything else of a backup, by this version and later ones. */
export const FORMAT = 'anamnesis-backup/1';

/** A saved history may have megabytes. */
const ROWS_AT_ONCE = 20;

type Write = (line: string) => Promise<void>;

/** The columns that are written; those the database makes from others are made anew. */
export function writtenColumns(table: PgTable): readonly string[] {
  return getTableConfig(table).columns.flatMap(column => (column.generated ? [] : [column.name]));
}

/** Rows as PostgreSQL words them: no number passes through JavaScript, which would round it. */
async function writeTable(client: pg.PoolClient, table: PgTable, write: Write): Promise<number> {
  const { name } = getTableConfig(table);
  const columns = writtenColumns(table);
  await write(JSON.stringify({ table: name, columns }));
  const list = columns.map(column => pg.escapeIdentifier(column)).join(', ');
  await client.query(
    `declare kept cursor for select to_jsonb(kept)::text as row from (select ${list} from ${pg.escapeIdentifier(name)}) kept`,
  );
  let written = 0;
  for (;;) {
    const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from kept`);
    for (const { row } of rows) await write(row);
    written += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close kept');
  return written;
}

/**
 * Writes all that the database keeps of people into a new file (mode 600) as compressed lines, as it was at one moment,
 * while servers go on. Answers how many rows. Rejects when the file is there already.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const zip = createGzip();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const stored = finished(zip.pipe(target));
  stored.catch(() => {});
  await once(target, 'open');
  const write: Write = async line => {
    if (!zip.write(`${line}\n`)) await once(zip, 'drain');
  };
  const client = await db.$client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await write(JSON.stringify({ format: FORMAT, madeAt: new Date().toISOString() }));
    let rows = 0;
    for (const table of KEPT_TABLES) rows += await writeTable(client, table, write);
    await client.query('commit');
    await write(JSON.stringify({ end: rows }));
    zip.end();
    await stored;
    return rows;
  } finally {
    zip.destroy();
    client.release(true);
  }
}
