import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { contentSource } from '#server/content-source.ts';
import { openDatabase } from '#server/db/database.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { fixtureContent } from '../../tests/database/fixture-content.ts';
import { temporaryFolder } from '../../tests/database/test-server.ts';

const NODE = join(import.meta.dirname, '../../node_modules/node/bin/node');
const MAIN = join(import.meta.dirname, 'main.ts');

export type Program = {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number>;
};

/** Starts the server as a process of its own; it ends with the test. */
export function run(environment: Record<string, string>): Program {
  const child = spawn(NODE, [MAIN], { env: { PATH: '/usr/bin:/bin', PORT: '0', ...environment } });
  let output = '';
  child.stdout.on('data', text => {
    output += text;
  });
  child.stderr.on('data', text => {
    output += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, said: () => output, ended };
}

/** Waits until the address is printed. */
export async function address({ said, ended }: Program): Promise<string> {
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const found = said().match(/Anamnesis runs at (\S+)/)?.[1];
    if (found) return found;
    if (isOver) throw new Error(`The server ended: ${said()}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** A data folder that holds the fixture in place of the repository's content, which takes seconds to compile. */
export async function preparedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), () => {});
  const db = openDatabase(postgres.connection, () => {});
  await migrateDatabase(db);
  await loadContent(db, { ...contentSource, compile: () => fixtureContent });
  await db.$client.end();
  await postgres.stop();
  return folder;
}
