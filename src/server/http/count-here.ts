import type { RateLimit } from '#server/db/count-request.ts';

type Window = { count: number; readonly ends: number };

/** So many are remembered before those that have ended are forgotten. */
const MOST_WINDOWS = 10_000;

/**
 * Counts requests of this process alone, for what costs nothing but its own time: no answer waits for the database.
 * Answers 0 when one is allowed, else the seconds to wait.
 */
export function countHere(now: () => number = () => performance.now()) {
  const windows = new Map<string, Window>();
  const current = (key: string, windowMs: number): Window => {
    const known = windows.get(key);
    if (known && known.ends > now()) return known;
    if (windows.size >= MOST_WINDOWS) forgetEnded(windows, now());
    const begun = { count: 0, ends: now() + windowMs };
    windows.set(key, begun);
    return begun;
  };
  return (key: string, { requests, windowMs }: RateLimit): number => {
    const window = current(key, windowMs);
    window.count += 1;
    return window.count <= requests ? 0 : Math.max(1, Math.ceil((window.ends - now()) / 1000));
  };
}

function forgetEnded(windows: Map<string, Window>, now: number): void {
  for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key);
}
