import { compiledContent } from '#content/compile/compile.ts';
import { contentFingerprint } from '#content/compile/fingerprint.ts';
import type { ContentSource } from '#server/db/load-content.ts';

/** This repository's content. Its fingerprint takes milliseconds, compiling it takes seconds. */
export const contentSource: ContentSource = {
  fingerprint: () => contentFingerprint(),
  compile: () => compiledContent(),
};
