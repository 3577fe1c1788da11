import type { ReactNode } from 'react';
import classes from './sign.module.css';

type SignProps = {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Read out at once, and coloured; of any other a live region speaks, once. */
  readonly isUrgent?: boolean;
};

/** One line above every page. */
export function Sign({ icon, children, action, isUrgent = false }: SignProps) {
  return (
    <div className={classes.sign} data-urgent={isUrgent || undefined} role={isUrgent ? 'alert' : undefined}>
      {icon}
      <p>{children}</p>
      {action}
    </div>
  );
}
