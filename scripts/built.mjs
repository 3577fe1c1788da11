// Plain JavaScript without packages, see installed.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, ROOT, runOrExit } from './installed.mjs';

/** All that the web application is built from. */
const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'src/pdf',
  'src/service-worker',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Written after a build that succeeded; Vite empties the folder first. */
const STAMP = join(ROOT, 'dist/.built-from');

function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap(name => filesIn(`${path}/${name}`));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Builds the web application unless it was built from exactly these sources. */
export async function ensureBuilt() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the web application …');
  await runOrExit(findNode(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  writeFileSync(STAMP, sources);
}
