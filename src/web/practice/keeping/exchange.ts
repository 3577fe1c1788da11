import { MOST_SENT } from '#contract/endpoints/most-sent.ts';
import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import { afterExchange, type Moved } from '#domain/practice/attempt/kept-progress.ts';
import { ApiError } from '#web/api/api-error.ts';
import { exchangeProgress } from '#web/api/practice-progress.ts';
import { usePracticeKept } from '#web/case/practice-kept.ts';
import { noteElsewhere } from './elsewhere.ts';
import { readPractised, readUnsent, replacePractised } from './practised.ts';

/** More than anybody has practised; it only ends what would never end. */
const MOST_ROUNDS = 50;

/** States of attempts that the server does not take: asked for again and again, they would hold up everything else. */
const refused = new Set<string>();

/** Sends what the account does not have and takes what it has besides, until both have the same. */
export async function exchangeAll(owner: string): Promise<void> {
  let most: number = MOST_SENT.attempts;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sent = nextToSend(most);
    try {
      await exchange(owner, sent);
    } catch (error) {
      if (!isRefusal(error) || sent.attempts.length === 0) throw error;
      if (sent.attempts.length === 1) for (const attempt of sent.attempts) refused.add(stateOf(attempt));
      most = 1;
    }
    if (usePracticeKept.getState().owner !== owner || isNothing(nextToSend(most))) return;
  }
}

async function exchange(owner: string, sent: Moved): Promise<void> {
  const { kept } = usePracticeKept.getState();
  const returned = await exchangeProgress({ known: kept, ...sent });
  const now = usePracticeKept.getState();
  // Somebody else may have signed in meanwhile.
  if (now.owner !== owner) return;
  if (isNothing(sent) && isNothing(returned) && isNothing(returned.gone)) return;
  const after = afterExchange(readPractised(), now.kept, { sent, returned });
  noteElsewhere(after.divided);
  replacePractised(after.practised, owner, after.kept);
}

function nextToSend(most: number): Moved {
  const { attempts, results } = readUnsent();
  return {
    attempts: attempts.filter(attempt => !refused.has(stateOf(attempt))).slice(0, most),
    results: results.slice(0, MOST_SENT.results),
  };
}

function isNothing({ attempts, results }: Lists): boolean {
  return attempts.length + results.length === 0;
}

type Lists = { readonly attempts: readonly unknown[]; readonly results: readonly unknown[] };

function stateOf(attempt: Attempt): string {
  return `${attemptId(attempt)}/${attempt.changedAt}`;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 413);
}
