import type { Rule } from '#content/lint/rule.ts';
import { choicesOf, nameOf } from '#content/read/placed.ts';

const FEWEST_POINTS = 3;

/** A red flag speaks for its diagnosis with at least 3 points, and the diagnosis must not be missed. */
export const redFlags: Rule = {
  name: 'red-flags',
  *check(content) {
    const diagnoses = new Map(content.diagnoses.map(diagnosis => [diagnosis.key, diagnosis]));
    for (const placed of choicesOf(content)) {
      const { file } = placed.complaint;
      for (const diagnosis of placed.choice.redFlag) {
        const value = placed.choice.points[diagnosis] ?? 0;
        if (value < FEWEST_POINTS) {
          yield {
            file,
            message: `${nameOf(placed)}: red flag for ${diagnosis} with ${value} points, fewer than 3`,
          };
        }
        if (diagnoses.get(diagnosis)?.mustNotMiss === false) {
          yield {
            file,
            message: `${nameOf(placed)}: red flag for ${diagnosis}, which is not marked mustNotMiss`,
          };
        }
      }
    }
  },
};
