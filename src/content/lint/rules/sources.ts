import type { Rule } from '#content/lint/rule.ts';

/** Every complaint names where its facts come from. */
export const sources: Rule = {
  name: 'sources',
  *check(content) {
    for (const complaint of content.complaints) {
      if (complaint.sources.length === 0) yield { file: complaint.file, message: 'names no source' };
    }
  },
};
