import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, hasCluster } from '#server/postgres/data-folder.ts';
import { PostgresError } from '#server/postgres/postgres-error.ts';
import { type RunAs, reachableBinaries, unprivilegedUser } from '#server/postgres/unprivileged-user.ts';

const run = promisify(execFile);

/** The major version of the binaries in package.json. */
const MAJOR = '18';

/** A unix socket's path may have 103 bytes on macOS, 107 on Linux. */
const LONGEST_SOCKET_DIR = 103 - '/.s.PGSQL.5432'.length;

/** Everything needed to run the server of one data folder. */
export type Cluster = {
  readonly folder: string;
  readonly binaries: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly runAs: RunAs;
};

/** The environment of the user who starts us must not change how PostgreSQL behaves (PGPORT, LC_ALL, …). */
export const PLAIN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** With the locale C, trigram search would ignore letters beyond ASCII. macOS has C.UTF-8 only of late. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

function give(path: string, { uid, gid }: RunAs): void {
  chmodSync(path, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Fills a folder beside the final one and renames it, so that a half-made cluster never has the final name. */
async function initialise(folder: string, binaries: string, runAs: RunAs): Promise<void> {
  const unfinished = mkdtempSync(`${folder}.new-`);
  give(unfinished, runAs);
  const options = ['--username=anamnesis', '--auth=trust', '--encoding=UTF8', `--locale=${LOCALE}`];
  try {
    await run(join(binaries, 'bin', 'initdb'), ['-D', unfinished, ...options], {
      ...runAs,
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
    });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (hasCluster(folder, MAJOR)) return;
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const why = said.match(/error: .*/)?.[0] ?? said.trim().split('\n').at(-1);
    throw new PostgresError(`PostgreSQL could not make its data folder ${folder}: ${why}`);
  }
}

/** The socket lies in the data folder, which only its owner may enter, unless that path is too long. */
function socketFolder(folder: string, runAs: RunAs): string {
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_DIR) return folder;
  const short = mkdtempSync('/tmp/anamnesis-');
  give(short, runAs);
  return short;
}

/** Finds the cluster of `dataDir`, made first if there is none, and what is needed to run it. */
export async function prepareCluster(dataDir: string, native: string): Promise<Cluster> {
  const runAs = unprivilegedUser(join(dataDir, 'postgres'));
  const folder = dataFolder(dataDir, runAs);
  const besides = dirname(folder);
  if (!existsSync(besides)) mkdirSync(besides, { recursive: true });
  const binaries = reachableBinaries(native, besides, runAs);
  if (!hasCluster(folder, MAJOR)) await initialise(folder, binaries, runAs);
  return { folder, binaries, runAs, socketDir: socketFolder(folder, runAs), logFile: `${folder}.log` };
}

/** Removes the socket's folder if it was made for this run. */
export function tidyCluster({ folder, socketDir }: Cluster): void {
  if (socketDir !== folder) rmSync(socketDir, { recursive: true, force: true });
}
