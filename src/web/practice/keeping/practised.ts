import { type Attempt, attemptId, changedAttempt } from '#domain/practice/attempt/attempt.ts';
import {
  type Kept,
  type Moved,
  NOTHING_KEPT,
  onlyHere,
  type Practised,
  settled,
  unsentOf,
} from '#domain/practice/attempt/kept-progress.ts';
import { readAttempts, replaceAttempts } from '#web/case/practice-attempts.ts';
import { usePracticeKept } from '#web/case/practice-kept.ts';
import { readResults, replaceResults } from '#web/case/practice-results.ts';
import { forget } from '#web/case/stored-store.ts';
import { unsettledOf } from './elsewhere.ts';

/** What was practised, as this browser has it at this moment. */
export function readPractised(): Practised {
  return { attempts: readAttempts(), results: readResults() };
}

/** Has this in the place of what was practised, and of what is known of the account. */
export function replacePractised(practised: Practised, owner: string | null, kept: Kept): void {
  replaceAttempts(practised.attempts);
  replaceResults(practised.results);
  usePracticeKept.setState({ owner, kept }, true);
}

/** What the account does not have yet, but for consultations of which somebody must say first which is right. */
export function readUnsent(): Moved {
  const { kept } = usePracticeKept.getState();
  const { attempts, results } = unsentOf(readPractised(), kept);
  return { attempts: attempts.filter(attempt => unsettledOf(attemptId(attempt), kept) === null), results };
}

/** Two devices have gone on with a consultation: this one takes the other's, or sends its own in place of it. */
export function settleElsewhere(theirs: Attempt, which: 'theirs' | 'own'): void {
  const { owner, kept } = usePracticeKept.getState();
  const practised = readPractised();
  const own = practised.attempts[attemptId(theirs)];
  const right = which === 'theirs' || own === undefined ? theirs : changedAttempt(theirs, own, Date.now());
  const after = settled(practised, kept, { right, theirs });
  replacePractised(after.practised, owner, after.kept);
}

/** What a guest has practised becomes the account's; what another account left behind does not. */
export function belongTo(account: string): void {
  const { owner } = usePracticeKept.getState();
  if (owner === account) return;
  if (owner !== null) forget('signed-out');
  usePracticeKept.setState({ owner: account, kept: NOTHING_KEPT }, true);
}

/** The session has run out: what the account has goes, what it does not have waits for its owner. */
export function keepOnlyUnsent(): void {
  const { owner, kept } = usePracticeKept.getState();
  if (owner === null) return;
  const rest = onlyHere(readPractised(), kept);
  const isAllSent = Object.keys(rest.attempts).length + rest.results.length === 0;
  if (isAllSent) forget('signed-out');
  else replacePractised(rest, owner, NOTHING_KEPT);
}
