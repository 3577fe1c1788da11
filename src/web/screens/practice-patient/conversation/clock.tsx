import { IconClock } from '@tabler/icons-react';
import classes from './conversation.module.css';
import { WARNED_AT_MS } from './use-clock.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** How much of the time is left. */
export function Clock({ left }: { readonly left: number }) {
  const seconds = Math.ceil(left / SECOND_MS);
  const minutes = Math.floor(seconds / MINUTE_S);
  const text = `${minutes}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
  return (
    <span className={classes.clock} role="timer" data-ending={left <= WARNED_AT_MS || undefined}>
      <IconClock size={18} aria-hidden />
      {text} left
    </span>
  );
}
