import type { Rule } from '#content/lint/rule.ts';
import type { PlacedQuestion } from '#content/read/placed.ts';
import { questionsOf } from '#content/read/placed.ts';

/** A question may wait for choices of an earlier single or multiple choice question of its complaint. */
export const conditions: Rule = {
  name: 'conditions',
  *check(content) {
    for (const placed of questionsOf(content)) {
      for (const [parent, texts] of Object.entries(placed.question.when)) {
        for (const message of faultsIn(placed, parent, texts)) {
          yield { file: placed.complaint.file, message: `${placed.question.key}: ${message}` };
        }
      }
    }
  },
};

function* faultsIn({ complaint, index }: PlacedQuestion, parentKey: string, texts: readonly string[]) {
  const at = complaint.questions.findIndex(question => question.key === parentKey);
  const parent = complaint.questions[at];
  if (parent === undefined) {
    yield `waits for "${parentKey}", which does not exist here`;
    return;
  }
  if (at === index) yield 'waits for itself';
  else if (at > index) yield `waits for "${parentKey}", which comes later`;
  if (parent.kind !== 'single' && parent.kind !== 'multi') {
    yield `waits for "${parentKey}", which is neither single nor multi`;
  }
  for (const text of texts) {
    if (!parent.choices.some(choice => choice.text === text)) yield `"${parentKey}" has no choice "${text}"`;
  }
}
