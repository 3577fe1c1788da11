import type { Rule } from '#content/lint/rule.ts';
import { denialOf } from '#content/read/denial.ts';
import { questionsOf } from '#content/read/placed.ts';

const DENIABLE = new Set(['associated', 'red-flag', 'risk']);

/** A multiple choice question on associated features, red flags or risks can be denied as a whole, in its last choice. */
export const noneOfThese: Rule = {
  name: 'none-of-these',
  *check(content) {
    for (const { complaint, question } of questionsOf(content)) {
      const isDeniable =
        question.kind === 'multi' && question.covers.some(dimension => DENIABLE.has(dimension));
      if (isDeniable && denialOf(question.choices, true) === undefined) {
        const last = question.choices.at(-1)?.text ?? '';
        yield {
          file: complaint.file,
          message: `${question.key}: the last choice is "${last}", not "None of these"`,
        };
      }
    }
  },
};
