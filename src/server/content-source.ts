import { compiledContent } from '#content/compile/compile.ts';
import { contentFingerprint } from '#content/compile/fingerprint.ts';
import { readIds } from '#content/compile/ids.ts';
import { readJargon } from '#content/practice/understanding/read-language.ts';
import { readPractice } from '#content/read/read-content.ts';
import type { ContentSource } from '#server/db/load-content.ts';
import type { PracticeSource } from '#server/practice/practice-patients.ts';

/** This repository's content. Its fingerprint takes milliseconds, compiling it takes seconds. */
export const contentSource: ContentSource = {
  fingerprint: () => contentFingerprint(),
  compile: () => compiledContent(),
};

/** This repository's practice patients. */
export const practiceSource: PracticeSource = {
  read: () => readPractice(),
  ids: () => readIds(),
  jargon: () => readJargon(),
};
