import type { ReactNode } from 'react';
import classes from './page.module.css';

type PageProps = {
  readonly children: ReactNode;
  /** A column is for forms and reading; wide is for lists beside something. */
  readonly width?: 'column' | 'wide';
};

/** The body of a screen: its width and its margins. */
export function Page({ children, width = 'column' }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
