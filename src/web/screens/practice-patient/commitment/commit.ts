import { debriefOfAttempt, resultOf } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { addPracticeResult } from '#web/case/practice-results.ts';
import type { Inside } from '../conversation/use-conversation.ts';

/** The student has committed: from here on nothing changes, and what the patient has may be seen. */
export function commit(inside: Inside): void {
  const opened = debriefOfAttempt(inside);
  if (opened !== null) addPracticeResult(resultOf(inside, opened.debrief, Date.now()));
  changeAttempt(inside.patient.id, attempt => ({ ...attempt, stage: 'debrief' }));
}
