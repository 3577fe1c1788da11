import type { Rule } from '#content/lint/rule.ts';
import { raisedBy } from '#content/read/placed.ts';

/** Every complaint can raise at least one diagnosis that must not be missed. */
export const mustNotMiss: Rule = {
  name: 'must-not-miss',
  *check(content) {
    const grave = new Set(content.diagnoses.filter(entry => entry.mustNotMiss).map(entry => entry.key));
    for (const complaint of content.complaints) {
      if (![...raisedBy(complaint).keys()].some(key => grave.has(key))) {
        yield { file: complaint.file, message: 'raises no diagnosis that must not be missed' };
      }
    }
  },
};
