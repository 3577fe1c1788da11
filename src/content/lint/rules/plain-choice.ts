import type { Rule } from '#content/lint/rule.ts';
import { questionsOf } from '#content/read/placed.ts';
import { isUncertain } from '#content/read/uncertain.ts';
import type { QuestionEntry } from '#content/schema/complaint.ts';

const PLAIN_YES =
  /^yes\b[^,]*$|^yes, (but )?(none of these|something (else|like it)|nothing like these|another|in another way|cannot)/i;

/** Where a patient finds a place whom no other choice fits. */
const ANY_OTHER =
  /^(no|none|nothing|never|neither|not|other|another|something else|somewhere else|anything else|all over|everywhere|plain|just|only|simply|any|it does not|i have not)\b|\b(else|other|unchanged|the same|any (time|position)|no pattern|no particular|nothing special|in between|none of these)\b/i;

/** A bare statement always has a home: a plain yes beside the qualified ones, and a choice for whom no other fits. */
export const plainChoice: Rule = {
  name: 'plain-choice',
  *check(content) {
    for (const { complaint, question } of questionsOf(content)) {
      for (const message of faultsIn(question)) yield { file: complaint.file, message };
    }
  },
};

function* faultsIn({ key, kind, choices }: QuestionEntry): Generator<string> {
  if (kind !== 'single' && kind !== 'multi') return;
  const texts = choices.map(({ text }) => text);
  const yeses = texts.filter(text => /^yes\b/i.test(text));
  if (yeses.length > 1 && !yeses.some(text => PLAIN_YES.test(text))) {
    yield `${key}: has ${yeses.length} qualified yeses and no plain one`;
  }
  if (!texts.some(text => isUncertain(text) || ANY_OTHER.test(text))) {
    yield `${key}: has no choice for whom none of the others fits`;
  }
}
