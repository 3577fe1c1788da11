import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#server/db/code-of.ts';

/** A PostgreSQL server that `postmaster.pid` speaks of. */
export type Postmaster = { readonly pid: number; readonly socketDir: string };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** After a restart of the machine or container the number may belong to any program. Unknown counts as yes. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.includes('postgres') ?? false;
  } catch {
    return true;
  }
}

function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** A postmaster works in its data folder, wherever that was moved; where this cannot be seen, what the file says counts. */
function runsOn(pid: number, folder: string, said: string | undefined): boolean {
  try {
    return isSameFolder(readlinkSync(`/proc/${pid}/cwd`), folder);
  } catch {
    return !said || isSameFolder(said, folder);
  }
}

/**
 * The server that runs on the folder now, or null. A `postmaster.pid` whose number now belongs to another
 * program, or to the PostgreSQL of another folder, is removed, because PostgreSQL itself would not start over it.
 */
export function livingPostmaster(folder: string): Postmaster | null {
  const file = join(folder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !isAlive(pid)) return null;
  if (isPostgres(pid) && runsOn(pid, folder, lines[1]?.trim()))
    return { pid, socketDir: lines[4]?.trim() || folder };
  rmSync(file, { force: true });
  return null;
}

/** Removes a `postmaster.pid` of which PostgreSQL itself says that nothing can be read from it. */
export function removeUnreadable(folder: string, words: string): void {
  if (/lock file .* (is empty|contains bogus data)|bogus data in lock file/.test(words))
    rmSync(join(folder, 'postmaster.pid'), { force: true });
}
