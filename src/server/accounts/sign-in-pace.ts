import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { forgetTurns, type Pace, takeTurn } from '#server/db/sign-in-turns.ts';
import { refuseFor } from '#server/http/rate-limit.ts';

/** Between attempts, in milliseconds. */
export type Pauses = Omit<Pace, 'free'>;

export const PAUSES: Pauses = { unitMs: 1000, longestMs: 30_000, patienceMs: 30_000 };

/**
 * Attempts without a pause: of one browser that is known, or from one address; and, from wherever unknown browsers ask,
 * for one account.
 */
const [FREE, FREE_OF_ACCOUNT] = [5, 50];

type Attempt = {
  readonly email: string;
  readonly address: string;
  /** The number of a browser in which the account has been signed in before. */
  readonly browser: string | null;
};

/**
 * Slows the guessing of a password down (NIST SP 800-63B, 5.2.2): what is counted is the same whether the account exists
 * or not. A browser that is known has its own count, so nobody who guesses elsewhere keeps the owner out of it.
 */
export function signInPace(db: Database, pauses: Pauses) {
  const keyOf = (...words: readonly string[]) =>
    createHash('sha256').update(words.join('\n')).digest('base64url');

  function countedOf({ email, address, browser }: Attempt) {
    if (browser !== null) return [{ key: keyOf('browser', browser), free: FREE }];
    return [
      { key: keyOf('address', email, address), free: FREE },
      { key: keyOf('account', email), free: FREE_OF_ACCOUNT },
    ];
  }

  return {
    /** Waits until it is the attempt's turn; throws `ApiError` 429 where that would be too long. */
    async wait(attempt: Attempt): Promise<void> {
      let longest = 0;
      for (const { key, free } of countedOf(attempt)) {
        const wait = await takeTurn(db, key, { free, ...pauses });
        if (wait === null) refuseFor(pauses.longestMs / 1000);
        else longest = Math.max(longest, wait);
      }
      await sleep(longest, undefined, { ref: false });
    },
    /** The password was right. */
    succeeded: (attempt: Attempt) =>
      forgetTurns(
        db,
        countedOf(attempt).map(({ key }) => key),
      ),
  };
}
