import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearntLanguage } from '#content/practice/understanding/learn.ts';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';

/** Where `npm run practice:fit` keeps what it learnt. */
export const LEARNT_FILE = join(CONTENT_FOLDER, 'practice/learnt.gen.json');

/** What was learnt without the consultations that signs are fitted on; kept beside the project's own caches only. */
export const LEARNT_OF_OTHERS = join(CONTENT_FOLDER, '../node_modules/.cache/learnt-of-others.json');

/** What was learnt of how things are asked. */
export function readLearnt(file: string = LEARNT_FILE): LearntLanguage {
  return JSON.parse(readFileSync(file, 'utf8'));
}
