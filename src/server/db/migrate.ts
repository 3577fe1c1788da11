import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { LOCKS } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/database.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Brings the tables to the newest state. Servers that start together take turns:
 * the lock belongs to the connection, so it is free again should this process die.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrate]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [LOCKS.migrate]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
