import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresError } from '#server/postgres/postgres-error.ts';

/** Ids to spawn PostgreSQL's programs with; empty when this process is unprivileged itself. */
export type RunAs = { readonly uid?: number; readonly gid?: number };

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * PostgreSQL refuses to run as root. Then the owner of an existing folder runs it, otherwise `nobody`.
 * `initdb` wants the user to have a name, so an arbitrary number would not do.
 */
export function unprivilegedUser(folder: string): RunAs {
  if (!isRoot()) return {};
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!nobody) {
    throw new PostgresError(
      'PostgreSQL does not run as root and there is no user "nobody": set DATABASE_URL.',
    );
  }
  return { uid: Number(nobody[1]), gid: Number(nobody[2]) };
}

/** Whether every folder on the way, and `path` itself, can be entered by that user. */
export function isReachable(path: string, { uid, gid }: RunAs): boolean {
  if (uid === undefined) return true;
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid: owner, gid: group } = statSync(at);
      const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}

/** The binaries, copied beside the data when they lie where only root may look, as under /root. */
export function reachableBinaries(native: string, besides: string, runAs: RunAs): string {
  if (isReachable(join(native, 'bin', 'postgres'), runAs)) return native;
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(besides, `postgres-binaries-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
