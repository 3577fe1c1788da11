import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearntLanguage } from '#content/practice/understanding/learn.ts';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';

/** Where `npm run practice:fit` keeps what it learnt. */
export const LEARNT_FILE = join(CONTENT_FOLDER, 'practice/learnt.gen.json');

/** What was learnt of how things are asked. */
export function readLearnt(): LearntLanguage {
  return JSON.parse(readFileSync(LEARNT_FILE, 'utf8'));
}
