import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import { type PracticeResult, withResult } from '#domain/practice/attempt/result.ts';
import { rightOf } from '#domain/practice/attempt/two-states.ts';

/** Of so many attempts all that was said is kept, of the others what came of them. */
export const MOST_TRANSCRIPTS = 60;

/** What was practised, on this device. */
export type Practised = {
  readonly attempts: Readonly<Record<string, Attempt>>;
  readonly results: readonly PracticeResult[];
};

/** What of it the account is known to have: attempts by id and the time of their last change, results by id. */
export type Kept = {
  readonly attempts: Readonly<Record<string, number>>;
  readonly results: readonly string[];
};

/** Something that goes from the device to the account, or back. */
export type Moved = { readonly attempts: readonly Attempt[]; readonly results: readonly PracticeResult[] };

/** What the account has besides, and what it has no longer. */
export type Returned = Moved & {
  readonly gone: { readonly attempts: readonly string[]; readonly results: readonly string[] };
};

export const NOTHING_KEPT: Kept = { attempts: {}, results: [] };

/** The attempts of which all is kept: the last begun. */
export function lastAttempts(attempts: Practised['attempts']): Practised['attempts'] {
  const last = Object.values(attempts)
    .toSorted((one, other) => other.beganAt - one.beganAt)
    .slice(0, MOST_TRANSCRIPTS);
  return Object.fromEntries(last.map(attempt => [attemptId(attempt), attempt]));
}

/** What the account does not have yet, or not as it is now. */
export function unsentOf({ attempts, results }: Practised, kept: Kept): Moved {
  const keptResults = new Set(kept.results);
  return {
    attempts: Object.values(attempts).filter(
      attempt => kept.attempts[attemptId(attempt)] !== attempt.changedAt,
    ),
    results: results.filter(result => !keptResults.has(attemptId(result))),
  };
}

/** How many patients that is about. */
export function countMoved({ attempts, results }: Moved): number {
  return new Set([...attempts, ...results].map(attemptId)).size;
}

type Exchanged = { readonly sent: Moved; readonly returned: Returned };

/** The device after an exchange. */
export type Exchange = {
  readonly practised: Practised;
  readonly kept: Kept;
  /** Other devices' states of attempts that also went on here: not taken before somebody has chosen. */
  readonly divided: readonly Attempt[];
};

/** The device after an exchange: of each attempt the right state, and nothing that only this device has is lost. */
export function afterExchange(practised: Practised, kept: Kept, { sent, returned }: Exchanged): Exchange {
  const rightFor = (theirs: Attempt) => rightHere(practised.attempts, kept, theirs);
  const divided = returned.attempts.filter(theirs => rightFor(theirs) === null);
  const known = knownAfter(kept, [...sent.attempts, ...returned.attempts].filter(isSettled(divided)), [
    ...sent.results,
    ...returned.results,
  ]);
  const goneResults = new Set(returned.gone.results);
  const remaining = Object.entries(practised.attempts).filter(
    ([id, { changedAt }]) => !returned.gone.attempts.includes(id) || known.attempts[id] !== changedAt,
  );
  const taken = returned.attempts.filter(theirs => rightFor(theirs) === theirs);
  const attempts = {
    ...Object.fromEntries(remaining),
    ...Object.fromEntries(taken.map(attempt => [attemptId(attempt), attempt])),
  };
  const results = practised.results.filter(result => !goneResults.has(attemptId(result)));
  return {
    practised: { attempts: lastAttempts(attempts), results: returned.results.reduce(withResult, results) },
    kept: withoutGone(known, returned),
    divided,
  };
}

/** Somebody has chosen between what two devices made of an attempt; whichever is right, this one has seen the other's. */
export function settled(
  practised: Practised,
  kept: Kept,
  { right, theirs }: Settlement,
): Omit<Exchange, 'divided'> {
  const id = attemptId(theirs);
  return {
    practised: { ...practised, attempts: { ...practised.attempts, [id]: right } },
    kept: { ...kept, attempts: { ...kept.attempts, [id]: theirs.changedAt } },
  };
}

type Settlement = { readonly right: Attempt; readonly theirs: Attempt };

/** What the device alone has, once the account is not its any more. */
export function onlyHere(practised: Practised, kept: Kept): Practised {
  const { attempts, results } = unsentOf(practised, kept);
  return {
    attempts: Object.fromEntries(attempts.map(attempt => [attemptId(attempt), attempt])),
    results,
  };
}

/** What this device did not change since the account had it follows the account; null where somebody must choose. */
function rightHere(attempts: Practised['attempts'], kept: Kept, theirs: Attempt): Attempt | null {
  const own = attempts[attemptId(theirs)];
  const isUnchanged = own === undefined || own.changedAt === kept.attempts[attemptId(theirs)];
  return isUnchanged ? theirs : rightOf(own, theirs);
}

function isSettled(divided: readonly Attempt[]): (attempt: Attempt) => boolean {
  const ids = new Set(divided.map(attemptId));
  return attempt => !ids.has(attemptId(attempt));
}

function knownAfter(kept: Kept, moved: Moved['attempts'], results: Moved['results']): Kept {
  return {
    attempts: {
      ...kept.attempts,
      ...Object.fromEntries(moved.map(attempt => [attemptId(attempt), attempt.changedAt])),
    },
    results: [...new Set([...kept.results, ...results.map(attemptId)])],
  };
}

function withoutGone({ attempts, results }: Kept, { gone }: Returned): Kept {
  const goneResults = new Set(gone.results);
  return {
    attempts: Object.fromEntries(Object.entries(attempts).filter(([id]) => !gone.attempts.includes(id))),
    results: results.filter(id => !goneResults.has(id)),
  };
}
