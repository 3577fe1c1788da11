import type { Share } from '#domain/practice/debrief/coverage.ts';
import { Meter } from '#web/controls/progress/meter.tsx';
import classes from './share-row.module.css';

/** So many of so many, in numbers and as a bar. */
export function ShareRow({ name, share: { count, of } }: { readonly name: string; readonly share: Share }) {
  return (
    <div className={classes.share}>
      <span>{name}</span>
      <span className={classes.number}>
        {count} of {of}
      </span>
      <Meter value={of === 0 ? 0 : count / of} />
    </div>
  );
}
