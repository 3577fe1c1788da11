import type { Rule } from '#content/lint/rule.ts';
import { questionsOf } from '#content/read/placed.ts';
import type { QuestionEntry } from '#content/schema/complaint.ts';

/** 'from 0 to 10', 'from 0 (none) to 10 (the worst)'. */
const ASKS_ON_SCALE = /\bfrom (\d+)\b[^?]*?\bto (\d+)\b/i;

const MOST_STEPS = 10;

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

function* faultsIn({ kind, choices, ask, scale }: QuestionEntry): Generator<string> {
  if (scale && kind !== 'number') yield `has a scale, but the kind is ${kind}`;
  const [, from, to] = (kind === 'number' && ASKS_ON_SCALE.exec(ask)) || [];
  if (from !== undefined && (scale?.[0] !== Number(from) || scale?.[1] !== Number(to))) {
    yield `asks from ${from} to ${to}, so it needs scale: [${from}, ${to}]`;
  }
  if (scale && scale[1] - scale[0] > MOST_STEPS) yield `a scale has at most ${MOST_STEPS + 1} numbers to tap`;
  if (scale && scale[1] <= scale[0]) yield 'a scale ends above where it begins';
  if ((kind === 'number' || kind === 'notes') && choices.length > 0)
    yield `a ${kind} question has no choices`;
  for (const { text, range, points, redFlag } of choices) {
    if (kind !== 'duration' && range !== undefined) yield `"${text}" has a range, but the kind is ${kind}`;
    if (kind === 'order' && Object.keys(points).length + redFlag.length > 0) {
      yield `"${text}" has points or a red flag, but a sequence carries no evidence`;
    }
  }
}
