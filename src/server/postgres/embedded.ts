import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from '#server/db/database.ts';
import { findBinaries } from '#server/postgres/binaries.ts';
import { type Cluster, prepareCluster, tidyCluster } from '#server/postgres/cluster.ts';
import { connect, ensureDatabase, takeOwnership } from '#server/postgres/owner.ts';
import { PostgresError } from '#server/postgres/postgres-error.ts';
import { livingPostmaster, type Postmaster, removeUnreadable } from '#server/postgres/postmaster.ts';
import { hasEnded, lastWords, spawnServer } from '#server/postgres/server-process.ts';

const DATABASE = 'anamnesis';
const USER = 'anamnesis';
/** Recovery after a crash replays at most some minutes of writing. */
const START_PATIENCE_MS = 120_000;
/** What a killed server leaves behind is gone after about two seconds; until then a new one may not start. */
const SPAWN_PATIENCE_MS = 5000;
/** A server that ran is not given up as soon: under load, what it leaves behind may first end a long statement. */
const RESPAWN_PATIENCE_MS = 60_000;

type Owned = Postmaster & { readonly client: pg.Client };

export type EmbeddedPostgres = {
  readonly connection: Connection;
  /** Ends the server quickly: what was acknowledged is safe, what runs is broken off. */
  readonly stop: () => Promise<void>;
};

/** What PostgreSQL says while processes of a server that was killed are still ending. */
function isLeftover(words: string): boolean {
  return /lock file|shared memory/.test(words);
}

async function own(found: Postmaster, cluster: Cluster): Promise<Owned | null> {
  const client = await connect(found.socketDir, 'postgres');
  if (!client) return null;
  try {
    await takeOwnership(client, cluster.folder);
    await ensureDatabase(client, DATABASE);
    return { ...found, client };
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof PostgresError) throw error;
    return null;
  }
}

/**
 * Uses the server that runs on the folder, left by an earlier process, or starts one; waits until it answers. One that has
 * run in this process is started again whatever it says.
 */
async function open(cluster: Cluster, hasRun = false): Promise<Owned> {
  const began = Date.now();
  let child: ChildProcess | null = null;
  while (Date.now() - began < START_PATIENCE_MS) {
    const found = livingPostmaster(cluster.folder);
    const owned = found && (await own(found, cluster));
    if (owned) return owned;
    if (!found && (!child || hasEnded(child))) {
      const isPassing = hasRun || child === null || isLeftover(lastWords(cluster));
      const patience = hasRun ? RESPAWN_PATIENCE_MS : SPAWN_PATIENCE_MS;
      if (!isPassing || Date.now() - began > patience) {
        throw new PostgresError(`PostgreSQL did not start: ${lastWords(cluster)} (${cluster.logFile})`);
      }
      if (child) removeUnreadable(cluster.folder, lastWords(cluster));
      child = spawnServer(cluster);
    }
    await sleep(child && hasEnded(child) ? 300 : 30);
  }
  throw new PostgresError(`PostgreSQL did not answer within two minutes, see ${cluster.logFile}.`);
}

async function end({ pid, client }: Owned, folder: string): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended by itself.
  }
  while (livingPostmaster(folder)?.pid === pid) await sleep(20);
  await client.end().catch(() => {});
}

/** How to reach the server that another process runs on `dataDir`; null when none does. */
export function runningEmbedded(dataDir: string): Connection | null {
  const found = livingPostmaster(join(dataDir, 'postgres'));
  return found && { host: found.socketDir, user: USER, database: DATABASE };
}

/**
 * Runs a PostgreSQL server for `dataDir`, reachable only through a unix socket, and keeps it running:
 * should it crash, that is logged and it is started again; `onLost` hears when that fails.
 * Throws `PostgresError` with one clear line when it cannot run, or when another process uses the folder.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  logger: Logger,
  onLost: (error: unknown) => void,
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, findBinaries());
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let owned = await open(cluster);
  const { socketDir } = owned;

  function watch({ client }: Owned): void {
    client.once('end', () => {
      if (stopping) return;
      restarting = restart();
      restarting.catch(error => stopping || onLost(error));
    });
  }
  async function restart(): Promise<void> {
    logger.error({ log: cluster.logFile }, 'PostgreSQL stopped unexpectedly, starting it again');
    owned = await open({ ...cluster, socketDir }, true);
    watch(owned);
    logger.info('PostgreSQL runs again');
  }
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    // A server that is just coming back is ended too, not left behind.
    await restarting.catch(() => {});
    await end(owned, cluster.folder);
    tidyCluster({ ...cluster, socketDir });
  }

  watch(owned);
  return { connection: { host: socketDir, user: USER, database: DATABASE }, stop };
}
