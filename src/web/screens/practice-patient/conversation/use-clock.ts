import { useEffect, useState } from 'react';
import { type Attempt, timeLeft } from '#domain/practice/attempt/attempt.ts';
import { announce } from '#web/controls/progress/announce.tsx';

const SECOND_MS = 1000;
/** The student is told that the end is near. */
export const WARNED_AT_MS = 60_000;

/** The time, second by second while a clock runs, and how much of it is left. */
export function useClock(attempt: Attempt) {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(attempt, now);
  const isRunning = left !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  const isEnding = left !== null && left <= WARNED_AT_MS;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) announce('Time is up');
    else if (isEnding) announce('One minute left');
  }, [isEnding, isOver]);
  return { now, left };
}
