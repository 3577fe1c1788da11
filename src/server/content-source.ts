import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '#content/lint/compile.ts';
import type { ContentSource } from '#server/db/load-content.ts';

const FOLDER = join(import.meta.dirname, '../../content');

/** Teaching cases and tests are not part of what is loaded. */
const IRRELEVANT = ['cases/**', '**/*.test.ts', '**/*.md'];

function fingerprint(): string {
  const files = globSync('**/*.{yaml,ts,json}', { cwd: FOLDER, exclude: IRRELEVANT }).sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(FOLDER, file)))
      .update('\0');
  return hash.digest('hex');
}

/** This repository's content. Its fingerprint takes milliseconds, compiling it takes seconds. */
export const contentSource: ContentSource = { fingerprint, compile: () => compiledContent() };
