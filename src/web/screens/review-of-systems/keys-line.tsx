import { IconCheck, IconMinus } from '@tabler/icons-react';
import classes from '#web/screens/review-of-systems/keys-line.module.css';

/** What the two small buttons of a row mean, and the keys that do the same. */
export function KeysLine() {
  return (
    <p className={classes.line}>
      <span className={classes.part}>
        <IconCheck size={16} stroke={2.2} aria-hidden /> present
      </span>
      <span className={classes.part}>
        <IconMinus size={16} stroke={2.2} aria-hidden /> not present
      </span>
      <span className={classes.keys}>
        With the focus on a row: <kbd>Y</kbd> present, <kbd>N</kbd> not present and on to the next,{' '}
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
    </p>
  );
}
