import type { Rule } from '#content/lint/rule.ts';
import { choicesOf, nameOf } from '#content/read/placed.ts';

const RANGE = { min: -2, max: 10 } as const;

/** Points are whole numbers from −2 to +10; 0 takes back what would follow from the other answers (ADR 16). */
export const points: Rule = {
  name: 'points',
  *check(content) {
    for (const placed of choicesOf(content)) {
      for (const [diagnosis, value] of Object.entries(placed.choice.points)) {
        const fault = faultOf(value);
        if (fault) yield { file: placed.complaint.file, message: `${nameOf(placed)}: ${diagnosis} ${fault}` };
      }
    }
  },
};

function faultOf(value: number): string | null {
  if (!Number.isInteger(value)) return `has ${value} points, not a whole number`;
  return value < RANGE.min || value > RANGE.max ? `has ${value} points, outside −2 to +10` : null;
}
