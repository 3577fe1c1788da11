import type { Choice, RedFlag } from '#domain/questionnaire/question.ts';

/** The choice with those of its red flags that are possible; one without any says nothing of them. */
export function withRedFlags(choice: Choice, isPossible: (flag: RedFlag) => boolean): Choice {
  const { redFlags, ...rest } = choice;
  const possible = redFlags?.filter(isPossible) ?? [];
  return possible.length > 0 ? { ...rest, redFlags: possible } : rest;
}
