import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFingerprint } from '#content/compile/fingerprint.ts';
import { startServerProcess } from './server-process.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The preparations of one checkout and one user, whatever their content. */
const PREPARED = `anamnesis-prepared-${digest(ROOT, String(process.getuid?.()))}`;

/**
 * A new data folder in which the server finds the whole content loaded. Loading it takes a quarter of a minute, so it
 * is done once for a content and a database schema, and copied for every run.
 */
export async function newDataFolder(): Promise<string> {
  const folder = temporaryFolder();
  // cp, since the files belong to whom PostgreSQL runs as.
  execFileSync('cp', ['-a', `${await preparedFolder()}/.`, folder]);
  return folder;
}

async function preparedFolder(): Promise<string> {
  const migrations = globSync('src/server/db/migrations/**/*.*', { cwd: ROOT }).sort();
  const texts = ['package-lock.json', ...migrations].map(path => readFileSync(join(ROOT, path), 'utf8'));
  const folder = join(tmpdir(), `${PREPARED}-${digest(contentFingerprint(), ...texts)}`);
  if (existsSync(folder)) return folder;
  for (const outdated of globSync(`${PREPARED}-*`, { cwd: tmpdir() }))
    rmSync(join(tmpdir(), outdated), { recursive: true, force: true });
  const unfinished = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: unfinished, PORT: '0', LOG_LEVEL: 'warn' });
  await server.stop();
  renameSync(unfinished, folder);
  return folder;
}

/** Anybody may enter it, as PostgreSQL does not run as root. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anamnesis-product-'));
  chmodSync(folder, 0o755);
  return folder;
}

function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text}\0`);
  return hash.digest('hex').slice(0, 16);
}
