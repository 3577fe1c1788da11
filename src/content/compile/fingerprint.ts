import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';

/** Where the programs lie that read, check and compile the content. */
export const COMPILER_FOLDER = dirname(import.meta.dirname);

/** The files of a folder that a pattern names. */
type Sources = { readonly folder: string; readonly pattern: string };

/**
 * Changes when something does that compiled content is made from: teaching cases are not part of it, nor is what only
 * checks or reports.
 */
export function contentFingerprint(root: string = CONTENT_FOLDER): string {
  return digestOf([
    { folder: root, pattern: '{*.yaml,ids.json}' },
    { folder: root, pattern: '{complaints,findings,diagnoses,risks,catalogues}/**/*.yaml' },
    { folder: COMPILER_FOLDER, pattern: '{read,schema,compile}/**/*.ts' },
  ]);
}

/** A digest of the names and contents of files; SHA-256 in hexadecimal. */
export function digestOf(sources: readonly Sources[]): string {
  const hash = createHash('sha256');
  for (const { folder, pattern } of sources) {
    for (const path of globSync(pattern, { cwd: folder, exclude: ['**/*.test.ts'] }).sort())
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(folder, path)))
        .update('\0');
  }
  return hash.digest('hex');
}
