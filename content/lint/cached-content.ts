import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledContent } from './compile.ts';
import type { CompiledContent } from './compiled-content.ts';
import { CONTENT_FOLDER } from './read-content.ts';

type Kept = { readonly fingerprint: string; readonly compiled: CompiledContent };

/**
 * Compiled content, kept in `file` and compiled again only when something under the content folder has changed:
 * reading all YAML takes seconds, reading what was kept takes milliseconds. Throws as `compiledContent` does.
 */
export function cachedContent(file: string, root: string = CONTENT_FOLDER): CompiledContent {
  const fingerprint = fingerprintOf(root);
  const kept = keptIn(file);
  if (kept?.fingerprint === fingerprint) return kept.compiled;
  const compiled = compiledContent(root);
  keep(file, { fingerprint, compiled });
  return compiled;
}

function keptIn(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or half written: it is only a cache.
    return null;
  }
}

function keep(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}

/** A digest of the content and of the programs that compile it. */
function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  const files = ['**/*.yaml', 'ids.json'].map(pattern => ({ folder: root, pattern }));
  for (const { folder, pattern } of [...files, { folder: import.meta.dirname, pattern: '**/*.ts' }]) {
    for (const path of globSync(pattern, { cwd: folder }).sort()) {
      hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
    }
  }
  return hash.digest('hex');
}
