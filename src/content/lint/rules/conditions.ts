import type { Fault, Rule } from '#content/lint/rule.ts';
import { PRESENT } from '#content/read/audience.ts';
import type { Content } from '#content/read/content.ts';
import type { PlacedQuestion } from '#content/read/placed.ts';
import { questionsOf } from '#content/read/placed.ts';

/** A question may wait for choices of an earlier single or multiple choice question of its complaint, or for findings. */
export const conditions: Rule = {
  name: 'conditions',
  *check(content) {
    for (const placed of questionsOf(content)) {
      for (const [parent, texts] of Object.entries(placed.question.when)) {
        if (parent === PRESENT) {
          yield* unknownFindings(content, placed, texts);
          continue;
        }
        for (const message of faultsIn(placed, parent, texts)) {
          yield { file: placed.complaint.file, message: `${placed.question.key}: ${message}` };
        }
      }
    }
  },
};

function* unknownFindings(
  { findings }: Content,
  { complaint, question }: PlacedQuestion,
  keys: readonly string[],
): Generator<Fault> {
  for (const key of keys.filter(name => !findings.some(finding => finding.key === name)))
    yield {
      file: complaint.file,
      message: `${question.key}: waits for the finding "${key}", which does not exist`,
    };
}

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
