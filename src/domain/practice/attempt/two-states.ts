import type { Attempt } from '#domain/practice/attempt/attempt.ts';

/** Whether the student has committed: from there on nothing of it changes but what is asked again. */
export function isCommitted({ stage, again }: Attempt): boolean {
  return stage === 'debrief' || stage === 'left' || again !== null;
}

/**
 * Which of two states of one attempt is right: one that was committed before one that was not, else the later, where it
 * has all the questions of the earlier. Null where each has asked what the other has not: somebody must choose.
 */
export function rightOf(one: Attempt, other: Attempt): Attempt | null {
  if (isCommitted(one) !== isCommitted(other)) return isCommitted(one) ? one : other;
  const [earlier, later] = one.changedAt < other.changedAt ? [one, other] : [other, one];
  return hasQuestionsOf(later, earlier) ? later : null;
}

/** Whether a state that a device sends takes the place of what the account has, of which the device knew this state. */
export function mayReplace(there: Attempt | undefined, sent: Attempt, known: number | undefined): boolean {
  if (there === undefined) return true;
  if (there.changedAt === sent.changedAt) return false;
  return known === there.changedAt || rightOf(sent, there) === sent;
}

/** The last question may have been put right since; that is not another question. */
function hasQuestionsOf(later: Attempt, earlier: Attempt): boolean {
  const asked = questionsOf(later);
  return questionsOf(earlier).every((words, at) => asked[at] === words);
}

function questionsOf({ lines }: Attempt): readonly string[] {
  return lines.flatMap(line => (line.by === 'student' ? [line.text] : []));
}
