import type { ReactNode } from 'react';
import classes from './profile.module.css';

type PartActionsProps = {
  readonly children: ReactNode;
  /** What is said once it is done. */
  readonly done: string | false;
};

/** The buttons of a part of the page, and what came of them. */
export function PartActions({ children, done }: PartActionsProps) {
  return (
    <>
      <div className={classes.buttons}>{children}</div>
      <p className={classes.done} role="status">
        {done}
      </p>
    </>
  );
}
