import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresError } from '#server/postgres/postgres-error.ts';
import { isReachable, type RunAs } from '#server/postgres/unprivileged-user.ts';

/** Where the data of a root whose own folders nobody else may enter are kept. */
const ELSEWHERE = '/var/lib/anamnesis';

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * The folder for the cluster: `<DATA_DIR>/postgres`, or where that link leads.
 * When DATA_DIR lies where the unprivileged user may not go (a checkout under /root), the folder is made
 * in /var/lib/anamnesis and linked from DATA_DIR, so that it is still found there.
 */
export function dataFolder(dataDir: string, runAs: RunAs): string {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'postgres');
  if (isLink(folder) && existsSync(folder)) return realpathSync(folder);
  if (isReachable(dataDir, runAs)) return folder;
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const elsewhere = join(ELSEWHERE, name, 'postgres');
  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
  if (existsSync(folder) && !isLink(folder)) {
    throw new PostgresError(`Only root can reach ${folder}: move the folder to ${elsewhere} and link it.`);
  }
  if (!isLink(folder)) symlinkSync(elsewhere, folder);
  return elsewhere;
}

/** Whether the folder already holds a cluster. Throws when that is of another major version. */
export function hasCluster(folder: string, major: string): boolean {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const version = readFileSync(file, 'utf8').trim();
  if (version === major) return true;
  throw new PostgresError(
    `The data in ${folder} were written by PostgreSQL ${version}, this is ${major}: dump them there and restore.`,
  );
}
