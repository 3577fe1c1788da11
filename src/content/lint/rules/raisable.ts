import type { Rule } from '#content/lint/rule.ts';
import { raisedBy } from '#content/read/placed.ts';

/** Every diagnosis can be raised by some answer. */
export const raisable: Rule = {
  name: 'raisable',
  *check(content) {
    const raised = new Set(content.complaints.flatMap(complaint => [...raisedBy(complaint).keys()]));
    for (const { file, key } of content.diagnoses) {
      if (!raised.has(key)) yield { file, message: `${key}: no answer raises it` };
    }
  },
};
