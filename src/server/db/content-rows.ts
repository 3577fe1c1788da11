import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Both the database and a transaction in it. */
export type Queries = Pick<NodePgDatabase, 'insert' | 'delete' | 'select' | 'execute'>;

/** A table of the content whose rows are known by a number. */
type NumberedTable = PgTable & { readonly id: PgColumn };

/** PostgreSQL takes at most 65,535 parameters in one statement; the widest table has 7 columns. */
const ROWS_PER_STATEMENT = 5000;

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, i) =>
    rows.slice(i * ROWS_PER_STATEMENT, (i + 1) * ROWS_PER_STATEMENT),
  );
}

function everyColumnFromTheNewRow(table: NumberedTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.primary);
  return Object.fromEntries(
    columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** Adds the rows that are new and rewrites those that are there, by id. */
export async function upsertRows<T extends NumberedTable>(
  queries: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const set = everyColumnFromTheNewRow(table);
  for (const chunk of chunks(rows)) {
    await queries
      .insert(table)
      .values(chunk as never)
      .onConflictDoUpdate({ target: table.id, set: set as never });
  }
}

/** Deletes the rows whose id the content no longer has; what hangs on them goes with them. */
export async function deleteOthers(
  queries: Queries,
  table: NumberedTable,
  rows: readonly { readonly id: number }[],
  also?: SQL,
): Promise<void> {
  const ids = sql.param(rows.map(row => row.id));
  const gone = sql`${table.id} not in (select unnest(${ids}::int[]))`;
  await queries.delete(table).where(and(gone, also));
}

/** Replaces all rows of a table that only links others. */
export async function replaceRows<T extends PgTable>(
  queries: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  await queries.execute(sql`delete from ${sql.identifier(getTableName(table))}`);
  for (const chunk of chunks(rows)) await queries.insert(table).values(chunk as never);
}
