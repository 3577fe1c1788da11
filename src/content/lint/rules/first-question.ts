import type { Rule } from '#content/lint/rule.ts';
import type { Complaint } from '#content/read/content.ts';

/**
 * The first question is put to every patient and takes exactly one choice: the head start is added to its choices,
 * and would count twice where two are chosen.
 */
export const firstQuestion: Rule = {
  name: 'first-question',
  *check(content) {
    for (const complaint of content.complaints) {
      for (const message of faultsIn(complaint)) yield { file: complaint.file, message };
    }
  },
};

function* faultsIn({ for: audience, questions: [first] }: Complaint): Generator<string> {
  if (first === undefined) return;
  if (first.kind !== 'single') yield `${first.key}: the first question is ${first.kind}, not single`;
  if (Object.keys(first.when).length > 0) yield `${first.key}: the first question has conditions`;
  if (first.for !== undefined && first.for !== audience)
    yield `${first.key}: the first question is for one sex`;
}
