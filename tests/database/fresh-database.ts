import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Connection, type Database, openDatabase } from '#server/db/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to reach the run's PostgreSQL; its database is the template. */
    postgres: Connection;
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new database of the run's PostgreSQL; `template` is `template0` for one without tables. */
export async function newDatabase(template?: 'template0'): Promise<Connection> {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${database} template ${template ?? postgres.database}`);
  return { ...postgres, database };
}

/** Opens a database of its own with the tables and the fixture content. The caller ends it. */
export async function freshDatabase(template?: 'template0'): Promise<Database> {
  return openDatabase(await newDatabase(template), () => {});
}

/** The same for one test, ended with it. */
export async function databaseForThisTest(template?: 'template0'): Promise<Database> {
  const db = await freshDatabase(template);
  onTestFinished(() => db.$client.end());
  return db;
}
