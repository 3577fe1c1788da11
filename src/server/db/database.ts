import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Queries through a pool of connections. Only `server/db` writes them. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** What `pg` needs to reach a server: a URL, or the folder of a unix socket as `host`. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>;

/**
 * Opens a pool; nothing is connected until the first query. End it with `db.$client.end()`.
 * `onError` hears of idle connections that broke, for instance when the server restarts.
 */
export function openDatabase(connection: Connection, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ ...connection, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true });
  pool.on('error', onError);
  return drizzle({ client: pool });
}
