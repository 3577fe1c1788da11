import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPILER_FOLDER, digestOf } from '#content/compile/fingerprint.ts';
import type { Content } from '#content/read/content.ts';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';

type Kept = { readonly fingerprint: string; readonly content: Content };

const KEPT = join(CONTENT_FOLDER, '../.cache/content.json');

/**
 * The product's own content. Reading all YAML takes seconds, reading JSON does not: what was read is kept in `file`
 * until one of the content's files changes, or a program that reads them. Throws with every fault.
 */
export function wholeContent(file: string = KEPT, root: string = CONTENT_FOLDER): Content {
  const fingerprint = digestOf([
    { folder: root, pattern: '**/*.yaml' },
    { folder: COMPILER_FOLDER, pattern: '{read,schema}/**/*.ts' },
  ]);
  const kept = readKept(file);
  if (kept?.fingerprint === fingerprint) return kept.content;
  const { content, problems } = readContent(root);
  if (problems.length > 0) throw new Error(problems.map(one => `${one.file}: ${one.message}`).join('\n'));
  keep(file, { fingerprint, content });
  return content;
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or half written: it is only a cache.
    return null;
  }
}

/** Test files run side by side: each writes a file of its own and then renames it. */
function keep(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
  renameSync(`${file}.${process.pid}`, file);
}
