import type { Rule } from '#content/lint/rule.ts';
import { questionsOf } from '#content/read/placed.ts';

const GRAB_BAG =
  /^and (have|has|is|are|do|does|did|any|what)\b|\bany of (these|this|the following)( as well| too)?( true)?|\btrue (as well|too)\b|\banything else\b|\bas well\?/i;

/** "Waterworks: have you noticed any of these?" says what it is about before it lists. */
const HEADED = /^[A-Z][^.?!]{2,60}: /;

/** A question says what it is about: under "any of these?" stands whatever was left over. */
export const grabBag: Rule = {
  name: 'grab-bag',
  *check(content) {
    for (const { complaint, question } of questionsOf(content)) {
      if (!GRAB_BAG.test(question.ask) || HEADED.test(question.ask)) continue;
      yield {
        file: complaint.file,
        message: `${question.key}: "${question.ask}" has no heading that says what it is about`,
      };
    }
  },
};
