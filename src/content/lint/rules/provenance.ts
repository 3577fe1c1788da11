import type { Rule } from '#content/lint/rule.ts';
import { signedFilesOf } from '#content/read/signed-files.ts';
import { NO_REVIEWER } from '#content/schema/provenance.ts';

/** A file is reviewed when a clinician signs for it by name, and only then. */
export const provenance: Rule = {
  name: 'provenance',
  *check(content) {
    for (const { file, provenance } of signedFilesOf(content)) {
      const { author, clinicalReviewer: reviewer, status } = provenance;
      if (status === 'reviewed' && reviewer === NO_REVIEWER) {
        yield { file, message: 'is reviewed, but names no clinical reviewer' };
      }
      if (status === 'draft' && reviewer !== NO_REVIEWER) {
        yield { file, message: `is a draft: its clinical reviewer is "${NO_REVIEWER}", not ${reviewer}` };
      }
      if (reviewer === author) yield { file, message: `${author} cannot be author and clinical reviewer` };
    }
  },
};
