import type { Rule } from '#content/lint/rule.ts';
import { questionsOf } from '#content/read/placed.ts';
import type { ChoiceEntry } from '#content/schema/complaint.ts';
import { UNIT_SECONDS } from '#domain/questionnaire/duration.ts';

const LONGEST = 100 * UNIT_SECONDS.years;

/**
 * The choices of a duration question cover every duration from 0 to 100 years, in order: each range begins
 * where the one before it ends. Bounds are inclusive, and a shared bound belongs to the earlier choice.
 */
export const timeRanges: Rule = {
  name: 'time-ranges',
  *check(content) {
    for (const { complaint, question } of questionsOf(content)) {
      if (question.kind !== 'duration') continue;
      for (const message of faultsIn(question.choices)) {
        yield { file: complaint.file, message: `${question.key}: ${message}` };
      }
    }
  },
};

function* faultsIn(choices: readonly ChoiceEntry[]): Generator<string> {
  let reached = 0;
  for (const { text, range } of choices) {
    if (range === undefined) {
      yield `"${text}" has no range`;
      continue;
    }
    const [min, max, unit] = range;
    const [from, to] = [min * UNIT_SECONDS[unit], max * UNIT_SECONDS[unit]];
    if (from >= to) yield `"${text}" ends before it begins`;
    if (from !== reached) {
      const place = `${reached / UNIT_SECONDS[unit]} ${unit}`;
      yield `"${text}" leaves ${from > reached ? 'a gap' : 'an overlap'}: begin it at ${place} (a month is 30 days, a year 365)`;
    }
    reached = to;
  }
  if (reached < LONGEST) yield 'durations up to 100 years are not covered';
}
