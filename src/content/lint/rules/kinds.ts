import type { Rule } from '#content/lint/rule.ts';
import { questionsOf } from '#content/read/placed.ts';
import type { QuestionEntry } from '#content/schema/complaint.ts';

/** A question has what its kind needs and nothing else. */
export const kinds: Rule = {
  name: 'kinds',
  *check(content) {
    for (const { complaint, question } of questionsOf(content)) {
      for (const message of faultsIn(question)) {
        yield { file: complaint.file, message: `${question.key}: ${message}` };
      }
    }
  },
};

function* faultsIn({ kind, choices }: QuestionEntry): Generator<string> {
  if ((kind === 'number' || kind === 'notes') && choices.length > 0)
    yield `a ${kind} question has no choices`;
  for (const { text, range, points, redFlag } of choices) {
    if (kind !== 'duration' && range !== undefined) yield `"${text}" has a range, but the kind is ${kind}`;
    if (kind === 'order' && Object.keys(points).length + redFlag.length > 0) {
      yield `"${text}" has points or a red flag, but a sequence carries no evidence`;
    }
  }
}
