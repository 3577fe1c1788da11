import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Both the database and a transaction in it. */
export type Queries = Pick<NodePgDatabase, 'delete' | 'select' | 'execute'>;

/** A table of the content whose rows are known by a number. */
type NumberedTable = PgTable & { readonly id: PgColumn };

type Row = Readonly<Record<string, unknown>>;

/** The columns that the rows speak of; the others keep their default. */
function columnsOf(table: PgTable, rows: readonly Row[]): [string, PgColumn][] {
  return Object.entries(getTableColumns(table)).filter(([key]) => rows[0] && key in rows[0]);
}

/** One JSON parameter instead of a parameter for each value: thousands of rows in one statement. */
function insert(table: PgTable, rows: readonly Row[]): SQL {
  const columns = columnsOf(table, rows);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const records = rows.map(row => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)})`;
}

function fromTheNewRow(table: NumberedTable, rows: readonly Row[]): SQL {
  const assignments = columnsOf(table, rows)
    .filter(([, column]) => column !== table.id)
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql.join(assignments, sql`, `);
}

/** Adds the rows that are new and rewrites those that are there, by id. */
export async function upsertRows<T extends NumberedTable>(
  queries: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const id = sql.identifier(table.id.name);
  await queries.execute(
    sql`${insert(table, rows)} on conflict (${id}) do update set ${fromTheNewRow(table, rows)}`,
  );
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
  await queries.delete(table);
  if (rows.length > 0) await queries.execute(insert(table, rows));
}
