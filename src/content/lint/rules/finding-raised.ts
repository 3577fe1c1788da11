import type { Rule } from '#content/lint/rule.ts';
import { raisedBy } from '#content/read/placed.ts';

/** From this strength on, at least half of the patients with the diagnosis have the complaint. */
const USUAL = 3;

/** A complaint that is usual for a diagnosis has an answer that speaks for it: else it could not be found that way. */
export const findingRaised: Rule = {
  name: 'finding-raised',
  *check(content) {
    const raised = new Map(content.complaints.map(complaint => [complaint.key, raisedBy(complaint)]));
    for (const { file, key, findings } of content.diagnoses) {
      for (const [complaint, strength] of Object.entries(findings)) {
        const answers = raised.get(complaint);
        if (strength < USUAL || answers === undefined || answers.has(key)) continue;
        yield { file, message: `${key}: usual behind "${complaint}", but no answer there raises it` };
      }
    }
  },
};
