import type { Rule } from '#content/lint/rule.ts';
import { choicesOf, nameOf, questionsOf } from '#content/read/placed.ts';
import type { QuestionEntry } from '#content/schema/complaint.ts';

const RANGE = { min: -2, max: 10 } as const;

/** Answers of somebody who does not know say nothing about any diagnosis. */
const UNCERTAIN = /^(not sure|unsure|i (do not|don't|cannot|can't) |don't |do not |cannot |can't |unknown)/i;

/** Points are whole numbers from −2 to +10 without 0; where all other choices of a question have some, each has. */
export const points: Rule = {
  name: 'points',
  *check(content) {
    for (const placed of choicesOf(content)) {
      for (const [diagnosis, value] of Object.entries(placed.choice.points)) {
        const fault = faultOf(value);
        if (fault) yield { file: placed.complaint.file, message: `${nameOf(placed)}: ${diagnosis} ${fault}` };
      }
    }
    for (const { complaint, question } of questionsOf(content)) {
      const forgotten = choiceForgottenIn(question);
      if (forgotten !== undefined) {
        yield {
          file: complaint.file,
          message: `${question.key} › ${forgotten}: has no points, all others have`,
        };
      }
    }
  },
};

function faultOf(value: number): string | null {
  if (value === 0) return 'has 0 points: leave it out';
  if (!Number.isInteger(value)) return `has ${value} points, not a whole number`;
  return value < RANGE.min || value > RANGE.max ? `has ${value} points, outside −2 to +10` : null;
}

function choiceForgottenIn({ choices }: QuestionEntry): string | undefined {
  const without = choices.filter(choice => Object.keys(choice.points).length === 0);
  const [only] = without;
  if (choices.length < 2 || without.length !== 1 || only === undefined) return undefined;
  return UNCERTAIN.test(only.text) ? undefined : only.text;
}
