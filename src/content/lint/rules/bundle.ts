import type { Rule } from '#content/lint/rule.ts';
import { choicesOf, nameOf } from '#content/read/placed.ts';

/** Amounts and times, which an "or" does not make two things. */
const ONE_AMOUNT =
  /\b(\d+|once|one|two|three|a|an|half an?)( \w+)? or (so|less|more|\d+|twice|two|three|four|later|earlier)\b|\bmore or less\b|\d,\d/gi;

/** "Yes, …" and "No, …" begin an answer; what stands in brackets explains it. */
const ASIDE = /^(yes|no|not|never),|\([^)]*\)/gi;

const JOINED = /\b(or|and\/or)\b|[,;/]/i;

/** A choice says one thing, so that a patient who has half of it can answer truly. */
export const bundle: Rule = {
  name: 'bundle',
  *check(content) {
    for (const placed of choicesOf(content)) {
      const { question, choice, complaint } = placed;
      if (question.kind === 'duration' || choice.synonymous || !isBundle(choice.text)) continue;
      yield { file: complaint.file, message: `${nameOf(placed)}: joins several things in one choice` };
    }
  },
};

/** Whether the text of a choice joins things by "or" or in a list. */
export function isBundle(text: string): boolean {
  return JOINED.test(text.replace(ASIDE, '').replace(ONE_AMOUNT, ''));
}
